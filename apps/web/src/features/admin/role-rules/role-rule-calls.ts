import type { RoleRule, SaveRoleRulesBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/role-rules';
import { callApi } from '../../../lib/api.ts';

export function loadRoleRules(signal: AbortSignal) {
  return callApi(calls.readRoleRules, { signal });
}

export function saveRoleRules(body: SaveRoleRulesBody) {
  return callApi(calls.saveRoleRules, { body });
}

export function previewRoleRules(rules: RoleRule[], signal: AbortSignal) {
  return callApi(calls.previewRoleRules, { body: { rules }, signal });
}
