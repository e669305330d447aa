import { z } from 'zod';

/** What settings of several kinds have in common. An empty variable counts as one that is not set. */
export const optionalTextSchema = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

/** For addresses to which paths are added. */
export const withoutQuery = z.refine<string>((address) => !/[?#]/.test(address), {
  error: 'Takes no question mark and no #.',
});
