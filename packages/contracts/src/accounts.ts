import { z } from 'zod';
import { userIdSchema } from './ids.ts';
import { permissionSchema } from './permissions.ts';
import { roleSchema } from './roles.ts';
import { bareText } from './texts.ts';
import { instantSchema } from './wire.ts';

export const signInBodySchema = z.object({
  username: bareText().trim().min(1),
  password: bareText().min(1).max(1024),
  remember: z.boolean().optional(),
});
export type SignInBody = z.infer<typeof signInBodySchema>;

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
  authProvider: z.enum(['local', 'oidc']),
});
export type Profile = z.infer<typeof profileSchema>;
