import { format } from 'numfmt';
import type { DrawingContext } from './drawing.ts';

/** Formats values in a language. A code that the library does not read shows the plain number. */
export const createValueFormatter =
  (lang: string): DrawingContext['formatValue'] =>
  (code, value) =>
    format(code, value, { locale: lang, throws: false, invalid: String(value) });
