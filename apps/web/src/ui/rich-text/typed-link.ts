import { richLinkSchema } from '@redraft/contracts';
import { z } from 'zod';

/** An address as people type it: of a page without its scheme, or of a mailbox. */
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
