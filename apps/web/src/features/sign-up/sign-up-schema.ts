import { signUpBodySchema } from '@redraft/contracts';
import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { confirmSchema, typedTwice } from '../../domain/passwords/index.ts';

interface Words {
  mismatch: string;
  termsMissing: string;
}

/** Form values: the request body, the repeated password, and the consent. */
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
      confirm: confirmSchema,
      instructor: z.boolean(),
      profile: z.array(z.string()),
      terms: z.boolean().refine((isTicked) => isTicked, termsMissing),
    })
    .refine(...typedTwice(mismatch))
    .refine(({ instructor, profile }) => !instructor || profile.length > 0, {
      path: ['profile'],
      message: formatSentence('account.profile_missing'),
      // Checked even while other fields are invalid.
      when: () => true,
    });
}

export type SignUpInput = z.input<ReturnType<typeof signUpSchema>>;

export const emptySignUp: SignUpInput = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirm: '',
  instructor: false,
  profile: [],
  terms: false,
};
