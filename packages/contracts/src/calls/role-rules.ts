import { defineCall } from '../call.ts';
import {
  previewRoleRulesBodySchema,
  roleRulesPreviewSchema,
  roleRulesSchema,
  saveRoleRulesBodySchema,
} from '../role-rules.ts';

export const readRoleRules = defineCall({
  method: 'GET',
  path: '/api/admin/rolerules',
  summary: 'The rules that give roles by the claims of an institution, with the claims that are known',
  answer: roleRulesSchema,
});

export const saveRoleRules = defineCall({
  method: 'PUT',
  path: '/api/admin/rolerules',
  summary: 'Replace the rules that give roles; they apply at the next sign-in of each person',
  body: saveRoleRulesBodySchema,
  answer: roleRulesSchema,
  errors: ['rule.administrator', 'rule.changed_meanwhile', 'rule.claim_not_kept', 'rule.unknown'],
});

export const previewRoleRules = defineCall({
  method: 'POST',
  path: '/api/admin/rolerules/preview',
  summary:
    'What these rules would change at the next sign-in of everybody who has signed in so far; changes nothing',
  body: previewRoleRulesBodySchema,
  answer: roleRulesPreviewSchema,
  errors: ['rule.administrator', 'rule.claim_not_kept'],
});
