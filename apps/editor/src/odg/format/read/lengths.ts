/** EMU in each unit that the format knows. */
const units: Readonly<Record<string, number>> = {
  cm: 360_000,
  mm: 36_000,
  in: 914_400,
  inch: 914_400,
  pt: 12_700,
  pc: 152_400,
  px: 9_525,
};

/** Beyond this nothing stands on a page. */
const longest = 1e10;

/** A length in EMU; null for what is none (a percentage, a word). */
export function emuOf(text: string | null | undefined): number | null {
  const [, number = '', unit = ''] =
    /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]+)\s*$/i.exec(text ?? '') ?? [];
  const scale = units[unit.toLowerCase()];
  const value = Number.parseFloat(number) * (scale ?? Number.NaN);
  return Number.isFinite(value) && Math.abs(value) <= longest ? value : null;
}

export const wholeEmu = (text: string | null | undefined): number => Math.round(emuOf(text) ?? 0);

/** A share written as a percentage; null for anything else. */
export function shareOf(text: string | null | undefined): number | null {
  const [, number] = /^\s*([+-]?\d+\.?\d*)\s*%\s*$/.exec(text ?? '') ?? [];
  return number === undefined ? null : Number.parseFloat(number) / 100;
}

/** EMU as centimetres, exact to the EMU. */
export function lengthOf(emu: number): string {
  return `${Number((emu / 360_000).toFixed(6))}cm`;
}
