import { z } from 'zod';

/** How a test program accesses a file for testing the WOPI host. */
export const conformanceFileSchema = z.object({
  wopiSrc: z.string(),
  accessToken: z.string(),
  /** Expiry of the token, in milliseconds since 1970. */
  accessTokenTtl: z.number(),
});
