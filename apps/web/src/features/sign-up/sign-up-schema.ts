import { signUpBodySchema } from '@redraft/contracts';
import { written } from '@redraft/sentences';
import { z } from 'zod';

interface Words {
  mismatch: string;
  termsMissing: string;
}

/** What the form holds: what is sent, the password once more, and the consent. */
export function signUpSchema({ mismatch, termsMissing }: Words) {
  const { shape } = signUpBodySchema;
  return z
    .object({
      firstName: shape.firstName,
      lastName: shape.lastName,
      username: shape.username,
      email: shape.email,
      phone: z.string(),
      password: shape.password,
      confirm: z.string(),
      instructor: z.boolean(),
      profile: z.array(z.string()),
      terms: z.boolean().refine((isTicked) => isTicked, termsMissing),
    })
    .superRefine((values, context) => {
      if (values.confirm === '')
        context.addIssue({ code: 'custom', path: ['confirm'], message: written('value.required') });
      else if (values.confirm !== values.password)
        context.addIssue({ code: 'custom', path: ['confirm'], message: mismatch });
      if (values.instructor && values.profile.length === 0)
        context.addIssue({ code: 'custom', path: ['profile'], message: written('account.profile_missing') });
    });
}

export type SignUpInput = z.input<ReturnType<typeof signUpSchema>>;

export const emptySignUp: SignUpInput = {
  ...{ firstName: '', lastName: '', username: '', email: '', phone: '', password: '', confirm: '' },
  ...{ instructor: false, profile: [], terms: false },
};
