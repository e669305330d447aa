/** The grade that was typed: -1 for none, null for what is no grade (spec 3 §5). */
export function typedGrade(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return -1;
  const value = Number(plain);
  return Number.isFinite(value) && value >= 0 && value <= 100 ? value : null;
}
