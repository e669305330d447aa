import type { ContentType } from '@redraft/contracts';

/** In the order of the dialog. */
export const additionalTypes = [
  'PRESENTATION',
  'SPREADSHEET',
  'DOCUMENT',
  'DRAW',
] as const satisfies readonly ContentType[];
