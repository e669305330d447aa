import { z } from 'zod';
import { userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { requestedRoleScopeSchema, roleScopeSchema } from './role-scopes.ts';
import { roleSchema } from './roles.ts';
import { bareText, optionalTitle, titleText } from './texts.ts';
import { flagSchema, instantSchema, listIndexSchema } from './wire.ts';

/** Accounts as administrators see and edit them. */

export const roleItemSchema = z.object({
  id: z.number().int(),
  name: roleSchema,
  /** Whether it reads all classes, and can be limited to selected ones. */
  limitable: z.boolean(),
});
export type RoleItem = z.infer<typeof roleItemSchema>;

export const managedAccountSchema = z.object({
  id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  /** All roles, and whether the account has them; without a scope, for all classes. */
  roles: z.array(roleItemSchema.extend({ selected: z.boolean(), scope: roleScopeSchema.nullable() })),
  /** URLs and other lines that help to verify the person. */
  profile: z.array(z.string()),
  /** Whether the email address is confirmed. */
  confirmed: z.boolean(),
  /** Time of a pending request for instructor access; null if there is none. */
  pendingSince: instantSchema.nullable(),
  authProvider: z.string(),
  /** Those of its roles that a rule gave, and the institutions to which it belongs by a rule. */
  rolesByRule: z.array(roleSchema),
  institutions: z.array(z.string()),
  /** Changes whenever any editable field changes. */
  version: z.string(),
});
export type ManagedAccount = z.infer<typeof managedAccountSchema>;

const filterTextSchema = bareText().trim().max(limits.email).default('');
export const managedAccountQuerySchema = z.object({
  firstName: filterTextSchema,
  lastName: filterTextSchema,
  username: filterTextSchema,
  email: filterTextSchema,
  phone: filterTextSchema,
  pending: flagSchema.default(false),
});
export type ManagedAccountQuery = z.infer<typeof managedAccountQuerySchema>;

/** Maximum results of a search. */
export const maxManagedAccounts = 200;

export const managedAccountPageQuerySchema = z.object({ index: listIndexSchema.default(0) });

/** A page of all accounts, pending requests for instructor access first. */
export const managedAccountPageSchema = z.object({
  accounts: z.array(managedAccountSchema),
  /** Number of all accounts. */
  total: z.number().int(),
});
export type ManagedAccountPage = z.infer<typeof managedAccountPageSchema>;

const profileLineSchema = bareText().trim().max(limits.profileUrl);

export const saveAccountBodySchema = z.object({
  /** Absent for a new account. */
  id: userIdSchema.nullish(),
  firstName: titleText(limits.personName),
  lastName: titleText(limits.personName),
  /** A new account's username must match the pattern. */
  username: bareText().trim().min(1).max(limits.username),
  email: z.email().max(limits.email),
  phone: optionalTitle(limits.phone).default(''),
  /** `selected` defaults to true. Scope: null for all classes; if absent, unchanged. */
  roles: z
    .array(
      z.object({
        name: roleSchema,
        selected: z.boolean().default(true),
        scope: requestedRoleScopeSchema.nullish(),
      }),
    )
    .max(20)
    .default([]),
  profile: z
    .array(profileLineSchema)
    .max(limits.profileUrls)
    .default([])
    .transform((lines) => lines.filter((line) => line !== '')),
  /** If absent: unchanged; for a new account, unconfirmed. */
  confirmed: z.boolean().optional(),
  /** The version that was shown: refused if the account has changed since. If absent, not checked. */
  version: bareText().max(100).optional(),
});
export type SaveAccountBody = z.infer<typeof saveAccountBodySchema>;

export const decideInstructorBodySchema = z.object({
  id: userIdSchema,
  outcome: z.enum(['approved', 'declined']),
});
export type DecideInstructorBody = z.infer<typeof decideInstructorBodySchema>;
