import { firstAdministratorBodySchema } from '@redraft/contracts';
import type { z } from 'zod';
import { confirmSchema, typedTwice } from '../../domain/passwords/index.ts';

/** Form values: the request body and the repeated password. */
export function setupSchema(mismatch: string) {
  return firstAdministratorBodySchema.extend({ confirm: confirmSchema }).refine(...typedTwice(mismatch));
}

export type SetupInput = z.input<ReturnType<typeof setupSchema>>;

export const emptySetup: SetupInput = {
  code: '',
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirm: '',
};
