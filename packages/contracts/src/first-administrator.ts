import { z } from 'zod';
import { signUpBodySchema } from './local-accounts.ts';
import { bareText } from './texts.ts';

/** The first account of an installation, created with a code from the server's log. */

export const firstRunSchema = z.object({
  /** There is no administrator yet. */
  isOpen: z.boolean(),
});

const { firstName, lastName, username, email, password } = signUpBodySchema.shape;

/** What the account of an administrator has from the beginning, apart from its password. */
export const newAdministratorSchema = z.object({ firstName, lastName, username, email });
export type NewAdministrator = z.output<typeof newAdministratorSchema>;

export const firstAdministratorBodySchema = newAdministratorSchema.extend({
  /** Letters and digits count; case, spaces and dashes do not. */
  code: bareText().trim().min(1).max(60),
  password,
});
export type FirstAdministratorBody = z.output<typeof firstAdministratorBodySchema>;
