import { z } from 'zod';
import { roleRuleIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { roleSchema } from './roles.ts';
import { bareText, optionalTitle, titleText } from './texts.ts';

/** Rules that give roles and institutions by the claims or attributes of a sign-in at an institution. */

export const roleRuleSchema = z
  .object({
    /** Null for a new rule. */
    id: roleRuleIdSchema.nullable(),
    isOn: z.boolean(),
    /** The issuer of the only institution for whose people it applies; null for any. */
    issuer: bareText().trim().min(1).max(limits.issuer).nullable(),
    /** Name of the claim or attribute. */
    claim: titleText(limits.claimName),
    /** One of its values must match; * stands for any characters. Case is ignored in A to Z. */
    pattern: titleText(limits.claimValue),
    role: roleSchema.nullable(),
    /** Name of the institution to which the person belongs; empty for none. */
    institution: optionalTitle(limits.institutionName),
    /** Rules after it are not read for a person for whom it applies. */
    isLast: z.boolean(),
  })
  .refine(({ role, institution, isLast }) => role !== null || institution !== '' || isLast, {
    path: ['role'],
    message: 'rule.gives_nothing',
  });
export type RoleRule = z.infer<typeof roleRuleSchema>;

const draftRulesSchema = z.array(roleRuleSchema).max(limits.roleRules);

export const saveRoleRulesBodySchema = z.object({
  rules: draftRulesSchema,
  /** The version that was shown: refused if the rules have changed since. */
  version: bareText().max(100),
});
export type SaveRoleRulesBody = z.infer<typeof saveRoleRulesBodySchema>;

/** A claim that institutions have sent, for suggestions. */
export const knownClaimSchema = z.object({
  name: z.string(),
  /** Number of people for whom it was sent. */
  people: z.number().int(),
  /** The most frequent values. */
  values: z.array(z.string()),
});
export type KnownClaim = z.infer<typeof knownClaimSchema>;

export const roleRulesSchema = z.object({
  rules: z.array(roleRuleSchema),
  version: z.string(),
  claims: z.array(knownClaimSchema),
  /** Institutions at which people sign in or have signed in. */
  institutions: z.array(z.object({ issuer: z.string(), name: z.string() })),
  /** Roles that rules may give here. */
  roles: z.array(roleSchema),
});
export type RoleRules = z.infer<typeof roleRulesSchema>;

export const previewRoleRulesBodySchema = z.object({ rules: draftRulesSchema });

const countedRoleSchema = z.object({ role: roleSchema, people: z.number().int() });

/** What the rules would change for one person at the next sign-in. */
export const roleRuleChangeSchema = z.object({
  userId: userIdSchema,
  name: z.string(),
  username: z.string(),
  /** The institution at which the person would sign in. */
  issuer: z.string(),
  has: z.array(roleSchema),
  gains: z.array(roleSchema),
  loses: z.array(roleSchema),
  joins: z.array(z.string()),
  leaves: z.array(z.string()),
});
export type RoleRuleChange = z.infer<typeof roleRuleChangeSchema>;

export const roleRulesPreviewSchema = z.object({
  /** Identities whose claims are known. */
  people: z.number().int(),
  /** Identities that were last used before claims were stored: nothing can be said about them. */
  unknown: z.number().int(),
  /** For how many people each rule applies, in the order of the rules. */
  matches: z.array(z.number().int()),
  gains: z.array(countedRoleSchema),
  loses: z.array(countedRoleSchema),
  changed: z.number().int(),
  /** The first of those changed. */
  changes: z.array(roleRuleChangeSchema),
});
export type RoleRulesPreview = z.infer<typeof roleRulesPreviewSchema>;
