import { richLinkSchema } from '@redraft/contracts';
import { z } from 'zod';

/** A URL as people type it: possibly without scheme, or an e-mail address. */
export const typedLinkSchema = z
  .string()
  .trim()
  .transform((typed) => {
    if (/^[^\s@/:]+@[^\s@/:.]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
    return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(typed)
      ? `https://${typed}`
      : typed;
  })
  .pipe(richLinkSchema);
