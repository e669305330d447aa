import { z } from 'zod';
import { userId } from './ids.ts';
import { role } from './roles.ts';
import { bareText } from './texts.ts';
import { instant } from './wire.ts';

export const signInBody = z.object({
  username: bareText().trim().min(1),
  password: bareText().min(1).max(1024),
  remember: z.boolean().optional(),
});
export type SignInBody = z.infer<typeof signInBody>;

export const sessionUser = z.object({
  id: userId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(role),
  accessToken: z.string(),
  expiry: instant,
});
export type SessionUser = z.infer<typeof sessionUser>;

/** The sign-in form's own answer when it came by redirect: a one-minute, single-use code. */
export const authorizeAnswer = z.object({ code: z.string() });

export const exchangeBody = z.object({ token: bareText().min(1) });

export const profile = z.object({
  id: userId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(role),
  imageUrl: z.string().nullable(),
  authProvider: z.enum(['local', 'oidc']),
});
export type Profile = z.infer<typeof profile>;
