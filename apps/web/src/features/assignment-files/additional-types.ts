import type { ContentType } from '@redraft/contracts';

/** In the order of the dialog (spec 2 §2.4). */
export const additionalTypes = [
  'PRESENTATION',
  'SPREADSHEET',
  'DOCUMENT',
  'DRAW',
] as const satisfies readonly ContentType[];
