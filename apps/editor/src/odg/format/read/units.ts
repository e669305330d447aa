import { maxNumberLength, parseBoundedNumber } from '../../../xml/values.ts';

const emuPerUnit: Readonly<Record<string, number>> = {
  cm: 360_000,
  mm: 36_000,
  in: 914_400,
  inch: 914_400,
  pt: 12_700,
  pc: 152_400,
  px: 9525,
};

/** A length in EMU, not rounded; null if it is invalid. Without a unit it is in points, as in other programs. */
export function parseLength(text: string | null | undefined): number | null {
  if ((text?.length ?? 0) > maxNumberLength) return null;
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '');
  const value = parseBoundedNumber(match?.[1]);
  const unit = match?.[2]?.toLowerCase() ?? '';
  const size = unit === '' ? emuPerUnit.pt : Object.hasOwn(emuPerUnit, unit) ? emuPerUnit[unit] : undefined;
  if (value === null || size === undefined) return null;
  const length = value * size;
  return Math.abs(length) <= 1e12 ? length : null;
}

/** A percentage as a fraction, 0.5 for `50%`; null if it is invalid. */
export function parsePercentage(text: string | null | undefined): number | null {
  if (text?.trim().endsWith('%') !== true) return null;
  const value = parseBoundedNumber(text);
  return value === null ? null : value / 100;
}

/** A length in the file's unit, precise enough to give the same EMU when read. */
export function formatLength(length: number, digits = 6): string {
  const value = Number((length / 360_000).toFixed(digits));
  return `${Object.is(value, -0) ? 0 : value}cm`;
}

export function parseColour(text: string | null | undefined): string | null {
  return text !== null && text !== undefined && /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null;
}
