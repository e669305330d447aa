/** Decimal digits only, without leading zeros. Throws a RangeError. */
export function readInteger(text: string, { from, to }: { from: number; to: number }): number {
  const number = /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= from && number <= to)) throw new RangeError(`${text} is not from ${from} to ${to}`);
  return number;
}
