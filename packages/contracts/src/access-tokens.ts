import { z } from 'zod';
import { accessTokenIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import type { Permission } from './permissions.ts';
import { bareText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** The scopes of personal access tokens. A call declares at most one of them; calls without a scope cannot be made with a token. */
export const accessTokenScopes = [
  'classes.read',
  'roster.write',
  'submissions.read',
  'grades.read',
  'grades.write',
  'feedback.write',
] as const;
export const accessTokenScopeSchema = z.enum(accessTokenScopes);
export type AccessTokenScope = z.infer<typeof accessTokenScopeSchema>;

/**
 * The permissions whose calls a scope may open; the server does not start if a call's permission is missing in its scope. No scope has `account.use`,
 * `account.manage`, `assignment.write` or the editor's permissions: sign-in, passwords, tokens, accounts and writing are reserved for people.
 */
export const permissionsOfScope: Readonly<Record<AccessTokenScope, readonly Permission[]>> = {
  'classes.read': ['class.list_own', 'class.oversee', 'class.read_as_member', 'enrollment.join'],
  'roster.write': ['class.manage'],
  'submissions.read': ['class.oversee', 'class.read_as_member', 'submission.read'],
  'grades.read': ['class.read_as_member'],
  'grades.write': ['submission.grade', 'submission.mark'],
  'feedback.write': ['submission.mark'],
};

export function isWriteScope(scope: AccessTokenScope): boolean {
  return scope.endsWith('.write');
}

/** By this prefix, secret scanners recognise leaked tokens. */
export const accessTokenPrefix = 'redraft_pat_';

const scopesSchema = z
  .array(accessTokenScopeSchema)
  .min(1)
  .max(accessTokenScopes.length)
  .transform((scopes) => [...new Set(scopes)]);

export const createAccessTokenBodySchema = z.object({
  name: bareText().trim().min(1).max(limits.accessTokenName),
  scopes: scopesSchema,
  /** Days until it expires. */
  days: z.number().int().min(1).max(limits.accessTokenDays),
});
export type CreateAccessTokenBody = z.infer<typeof createAccessTokenBodySchema>;

export const accessTokenSchema = z.object({
  id: accessTokenIdSchema,
  name: z.string(),
  /** The last characters of the token. */
  hint: z.string(),
  scopes: z.array(accessTokenScopeSchema),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  isExpired: z.boolean(),
  /** Accurate to some minutes; null if it was never used. */
  lastUsedAt: instantSchema.nullable(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

export const ownAccessTokensSchema = z.object({
  /** False if an administrator has disabled access tokens: existing ones do not work. */
  isOn: z.boolean(),
  /** The scopes that open at least one call to the account. */
  offered: z.array(accessTokenScopeSchema),
  tokens: z.array(accessTokenSchema),
});
export type OwnAccessTokens = z.infer<typeof ownAccessTokensSchema>;

/** The only answer that contains the token itself. */
export const createdAccessTokenSchema = z.object({ ...accessTokenSchema.shape, token: z.string() });
export type CreatedAccessToken = z.infer<typeof createdAccessTokenSchema>;

export const accessTokenQuerySchema = z.object({ id: accessTokenIdSchema });

export const managedAccessTokenSchema = z.object({
  ...accessTokenSchema.shape,
  owner: z.object({ id: userIdSchema, name: z.string(), username: z.string() }),
});
export type ManagedAccessToken = z.infer<typeof managedAccessTokenSchema>;

export const managedAccessTokensQuerySchema = z.object({
  /** Part of the owner's name, username or email address. */
  person: bareText().trim().max(limits.email).default(''),
  /** Tokens older than this one. */
  before: accessTokenIdSchema.optional(),
});
export type ManagedAccessTokensQuery = z.infer<typeof managedAccessTokensQuerySchema>;

export const managedAccessTokensSchema = z.object({
  isOn: z.boolean(),
  /** Newest first. */
  tokens: z.array(managedAccessTokenSchema),
  /** Value of `before` for the next page; null at the end. */
  next: accessTokenIdSchema.nullable(),
});
export type ManagedAccessTokens = z.infer<typeof managedAccessTokensSchema>;

export const switchAccessTokensBodySchema = z.object({ isOn: z.boolean() });
