/** A decimal number as people type it, with a point or a comma; NaN for anything else. */
export function parseDecimal(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
