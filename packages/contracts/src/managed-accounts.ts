import { z } from 'zod';
import { userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { requestedRoleScopeSchema, roleScopeSchema } from './role-scopes.ts';
import { roleSchema } from './roles.ts';
import { bareText, optionalTitle, titleText } from './texts.ts';
import { flagSchema, instantSchema, listIndexSchema } from './wire.ts';

/** Accounts as an administrator sees and changes them. */

export const roleItemSchema = z.object({
  id: z.number().int(),
  name: roleSchema,
  /** Whether it reads all classes, and can be given for chosen ones. */
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
  /** Every role there is, and whether the account has it; without a scope for all classes. */
  roles: z.array(roleItemSchema.extend({ selected: z.boolean(), scope: roleScopeSchema.nullable() })),
  /** Addresses and other lines by which somebody can be verified. */
  profile: z.array(z.string()),
  /** Whether the e-mail address is. */
  confirmed: z.boolean(),
  /** Since when the account waits for access as an instructor; null where nothing waits. */
  pendingSince: instantSchema.nullable(),
  authProvider: z.string(),
  /** Of everything that can be changed: another one once something is. */
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

/** How many a search answers at most. */
export const maxManagedAccounts = 200;

export const managedAccountPageQuerySchema = z.object({ index: listIndexSchema.default(0) });

/** A page of all accounts; who waits for access as an instructor comes first. */
export const managedAccountPageSchema = z.object({
  accounts: z.array(managedAccountSchema),
  /** Of all pages. */
  total: z.number().int(),
});
export type ManagedAccountPage = z.infer<typeof managedAccountPageSchema>;

const profileLineSchema = bareText().trim().max(limits.profileUrl);

export const saveAccountBodySchema = z.object({
  /** Left out for somebody new. */
  id: userIdSchema.nullish(),
  firstName: titleText(limits.personName),
  lastName: titleText(limits.personName),
  /** Held to the rule of usernames where it is new. */
  username: bareText().trim().min(1).max(limits.username),
  email: z.email().max(limits.email),
  phone: optionalTitle(limits.phone).default(''),
  /** Without `selected` a role that is named is meant. Its scope: null for all classes; left out, it stays as it is. */
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
  /** Left out: as it is; of somebody new: not yet. */
  confirmed: z.boolean().optional(),
  /** What was shown: refused where somebody else has changed it since. Left out, nobody is asked. */
  version: bareText().max(100).optional(),
});
export type SaveAccountBody = z.infer<typeof saveAccountBodySchema>;

export const decideInstructorBodySchema = z.object({
  id: userIdSchema,
  outcome: z.enum(['approved', 'declined']),
});
export type DecideInstructorBody = z.infer<typeof decideInstructorBodySchema>;
