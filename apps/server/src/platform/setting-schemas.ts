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

/**
 * Marks a setting whose value nobody but the program may read: a password, a key or an address that contains one. The chart keeps these out of its
 * ConfigMap, and their list is made from the marks.
 */
export function markSecret<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ isSecret: true });
}

export function isMarkedSecret(schema: z.ZodType): boolean {
  return schema.meta()?.isSecret === true;
}
