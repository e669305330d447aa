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

/** Preferences of an account for pages and mails. Null follows the browser. */
export const preferencesSchema = z.object({
  language: languageSchema.nullable(),
  timeZone: z.string().nullable(),
  /** Opens texts in the editor's plain view, made for screen readers. */
  plainText: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Absent fields stay as they are. */
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
  /** The account's permissions, for showing pages and actions. Each call checks them again. */
  can: z.array(permissionSchema),
  accessToken: z.string(),
  expiry: instantSchema,
  ...preferencesSchema.shape,
  /** The institution at which the user signed on: its session outlives a sign-out here until it is ended at `signOut`. */
  institution: z.object({ name: z.string(), signOut: z.string().nullable() }).nullable().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const sessionExpirySchema = z.object({ expiry: instantSchema });
export type SessionExpiry = z.infer<typeof sessionExpirySchema>;

/** The sign-in form's answer for redirects: a single-use code, valid for one minute. */
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
  /** Has requested access as an instructor, which is not decided yet. */
  isWaitingForReview: z.boolean(),
  ...preferencesSchema.shape,
  authProvider: z.enum(['local', 'oidc', 'saml', 'lti']),
});
export type Profile = z.infer<typeof profileSchema>;

/** An open session of the account. */
export const openSessionSchema = z.object({
  id: sessionIdSchema,
  /** The session that makes this request. */
  isThis: z.boolean(),
  /** From the User-Agent header; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: instantSchema,
  /** Accurate to some minutes. */
  lastUsedAt: instantSchema,
  expiresAt: instantSchema,
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const sessionQuerySchema = z.object({ id: sessionIdSchema });
