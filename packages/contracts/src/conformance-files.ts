import { z } from 'zod';

/** Where a program reaches a file on which the host is tried, and with what. */
export const conformanceFileSchema = z.object({
  wopiSrc: z.string(),
  accessToken: z.string(),
  /** The moment at which the token ends, in milliseconds since 1970. */
  accessTokenTtl: z.number(),
});
