import { z } from 'zod';

/** What settings of several kinds have in common. An empty variable counts as one that is not set. */
export const optionalTextSchema = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

/** For addresses to which paths are added. */
export function withoutQuery<Schema extends z.ZodType<string>>(addressSchema: Schema): Schema {
  return addressSchema.check(
    z.refine((address) => !/[?#]/.test(address), { error: 'Takes no question mark and no #.' }),
  );
}
