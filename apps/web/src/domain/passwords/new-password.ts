import { z } from 'zod';

/** Form values of a new password: the password and its repetition. */
interface NewPassword {
  password: string;
  confirm: string;
}

export const confirmSchema = z.string().min(1);

/** Whether both are filled and differ. */
export function isMistyped({ password, confirm }: NewPassword): boolean {
  return confirm !== '' && confirm !== password;
}

/** For `refine`: reports at the repetition, even while other fields are invalid. */
export function typedTwice(mismatch: string) {
  const options = { path: ['confirm'], message: mismatch, when: () => true };
  return [(values: NewPassword) => !isMistyped(values), options] as const;
}
