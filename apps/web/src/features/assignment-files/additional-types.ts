import type { ContentType } from '@redraft/contracts';

/** In display order. */
export const additionalTypes = [
  'PRESENTATION',
  'SPREADSHEET',
  'DOCUMENT',
  'DRAW',
] as const satisfies readonly ContentType[];
