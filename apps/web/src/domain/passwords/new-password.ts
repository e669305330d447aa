import { z } from 'zod';

/** What a form holds of a password that is chosen: itself, and once more. */
interface NewPassword {
  password: string;
  confirm: string;
}

export const confirmSchema = z.string().min(1);

/** Whether both are typed and are not the same. */
export function isMistyped({ password, confirm }: NewPassword): boolean {
  return confirm !== '' && confirm !== password;
}

/** For `refine`: said at the repeat, also while other fields are not right yet. */
export function typedTwice(mismatch: string) {
  const options = { path: ['confirm'], message: mismatch, when: () => true };
  return [(values: NewPassword) => !isMistyped(values), options] as const;
}
