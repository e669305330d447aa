import { z } from 'zod';
import { limits } from './limits.ts';
import { institutionWaySchema } from './sign-on.ts';
import { bareText, optionalTitle, titleText } from './texts.ts';
import { usernameSchema } from './usernames.ts';

/** Accounts with a local password: sign-up, confirmation of the address, recovery and change of the password. */

/** At least eight characters, including a lower-case letter, an upper-case letter, a digit and one of the symbols. */
function createPasswordSchema(sign: RegExp) {
  const needed = [/^.{8,}$/su, /\p{Ll}/u, /\p{Lu}/u, /\d/, sign];
  return bareText()
    .max(limits.password)
    .refine((password) => needed.every((one) => one.test(password)), 'account.password_rule');
}

export const signUpPasswordSchema = createPasswordSchema(/[@$!%*?&]/);
/** For changes and recovery: fewer symbols count. */
export const newPasswordSchema = createPasswordSchema(/[!@$%&]/);
const givenPasswordSchema = bareText().min(1).max(limits.password);

const emailSchema = bareText().trim().toLowerCase().max(limits.email).pipe(z.email());

/** Whether it is the URL of a web page with a host name, suitable for a link. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\s]+\.[^/\s]+/i.test(text) || !URL.canParse(text)) return false;
  return !/\s/.test(text);
}

export const profileUrlSchema = bareText()
  .trim()
  .max(limits.profileUrl)
  .refine(isWebAddress, 'account.profile_url');

/** The token of a mailed link. */
const linkTokenSchema = bareText().trim().min(1).max(200);

export const signUpBodySchema = z
  .object({
    firstName: titleText(limits.personName),
    lastName: titleText(limits.personName),
    username: usernameSchema,
    email: emailSchema,
    phone: optionalTitle(limits.phone).default(''),
    password: signUpPasswordSchema,
    /** Requests instructor access; `profile` has the pages for verification. */
    instructor: z.boolean().default(false),
    profile: z.array(profileUrlSchema).max(limits.profileUrls).default([]),
    /** The token of an invitation mail: proves the address, and enrols in the class. */
    invitation: linkTokenSchema.optional(),
  })
  .refine(({ instructor, profile }) => !instructor || profile.length > 0, {
    path: ['profile'],
    message: 'account.profile_missing',
  });
export type SignUpBody = z.output<typeof signUpBodySchema>;

/** `message` explains the next step, in the language of the request. */
export const doneWithMessageSchema = z.object({ success: z.literal(true), message: z.string() });
export type DoneWithMessage = z.infer<typeof doneWithMessageSchema>;

export const linkQuerySchema = z.object({ id: linkTokenSchema });

export const recoveryQuerySchema = z.object({ email: emailSchema });
/** Username or address of an unconfirmed account. */
export const confirmAgainBodySchema = z.object({ account: bareText().trim().min(1).max(limits.email) });

export const recoverPasswordBodySchema = z.object({
  id: linkTokenSchema,
  email: bareText().trim().min(1).max(limits.email),
  username: bareText().trim().min(1).max(limits.username),
  password: newPasswordSchema,
});
export type RecoverPasswordBody = z.infer<typeof recoverPasswordBodySchema>;

/** Both old and new field names are accepted. */
export const changePasswordBodySchema = z
  .object({
    currentPassword: givenPasswordSchema.optional(),
    newPassword: newPasswordSchema.optional(),
    oldPassword: givenPasswordSchema.optional(),
    password: newPasswordSchema.optional(),
  })
  .transform((body, context) => {
    const current = body.currentPassword ?? body.oldPassword;
    const next = body.newPassword ?? body.password;
    if (current !== undefined && next !== undefined) return { current, next };
    const path = [current === undefined ? 'currentPassword' : 'newPassword'];
    context.issues.push({ code: 'custom', path, message: 'value.required', input: body });
    return z.NEVER;
  });
export type PasswordChange = z.output<typeof changePasswordBodySchema>;

/** The available ways to sign in: with a local password, and at institutions. */
export const signInWaysSchema = z.object({
  local: z.boolean(),
  institutions: z.array(z.object({ way: institutionWaySchema, name: z.string() })),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;
