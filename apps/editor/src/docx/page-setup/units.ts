/** Display units of length. Files use twentieths of a point. */
export type LengthUnit = 'cm' | 'in';

const twipsPerUnit: Record<LengthUnit, number> = { cm: 1440 / 2.54, in: 1440 };

/** Inches for locales that use them for paper. */
export function getLengthUnit(language: string, locale: string): LengthUnit {
  if (!language.startsWith('en')) return 'cm';
  return /-(US|CA|LR|MM)\b/i.test(locale) ? 'in' : 'cm';
}

export function toUnit(length: number, unit: LengthUnit): number {
  return Math.round((length / twipsPerUnit[unit]) * 100) / 100;
}

export function fromUnit(value: number, unit: LengthUnit): number {
  return Math.round(value * twipsPerUnit[unit]);
}
