import { languages } from '@redraft/sentences';
import { z } from 'zod';
import { sessionIdSchema, userIdSchema } from './ids.ts';
import { permissionSchema } from './permissions.ts';
import { roleSchema } from './roles.ts';
import { bareText } from './texts.ts';
import { instantSchema, timeZoneSchema } from './wire.ts';

export const signInBodySchema = z.object({
  username: bareText().trim().min(1),
  password: bareText().min(1).max(1024),
  remember: z.boolean().optional(),
});
export type SignInBody = z.infer<typeof signInBodySchema>;

const languageSchema = z.enum(languages);

/** What somebody has chosen for themselves: pages and mails follow it. Null follows the browser. */
export const preferencesSchema = z.object({
  language: languageSchema.nullable(),
  timeZone: z.string().nullable(),
  /** Texts open in the plain view of the editor, which is made for screen readers. */
  plainText: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What is left out stays as it is. */
export const changePreferencesBodySchema = z.object({
  language: languageSchema.nullable().optional(),
  timeZone: timeZoneSchema.nullable().optional(),
  plainText: z.boolean().optional(),
});
export type ChangePreferencesBody = z.infer<typeof changePreferencesBodySchema>;

export const sessionUserSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
  /** What the account may ask for: which pages and ways to offer. Each call is decided again. */
  can: z.array(permissionSchema),
  accessToken: z.string(),
  expiry: instantSchema,
  ...preferencesSchema.shape,
  /** Where the person signed on: the session there goes on after a sign-out here, until it is ended at `signOut`. */
  institution: z.object({ name: z.string(), signOut: z.string().nullable() }).nullable().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const sessionExpirySchema = z.object({ expiry: instantSchema });
export type SessionExpiry = z.infer<typeof sessionExpirySchema>;

/** The sign-in form's own answer when it came by redirect: a one-minute, single-use code. */
export const authorizeAnswerSchema = z.object({ code: z.string() });

export const exchangeBodySchema = z.object({ token: bareText().min(1) });

export const profileSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
  imageUrl: z.string().nullable(),
  /** Asked for access as an instructor, which nobody has decided on yet. */
  isWaitingForReview: z.boolean(),
  ...preferencesSchema.shape,
  authProvider: z.enum(['local', 'oidc', 'saml', 'lti']),
});
export type Profile = z.infer<typeof profileSchema>;

/** Where the account is signed in. */
export const openSessionSchema = z.object({
  id: sessionIdSchema,
  /** The one that asks. */
  isThis: z.boolean(),
  /** By what the browser says of itself; null where that is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: instantSchema,
  /** To some minutes. */
  lastUsedAt: instantSchema,
  expiresAt: instantSchema,
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const sessionQuerySchema = z.object({ id: sessionIdSchema });
