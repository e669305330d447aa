import { parseDecimal } from '../../lib/decimal.ts';

/** The grade that was typed: -1 for none, null for what is no grade (spec 3 §5). */
export function typedGrade(text: string): number | null {
  if (text.trim() === '') return -1;
  const value = parseDecimal(text);
  return value >= 0 && value <= 100 ? value : null;
}
