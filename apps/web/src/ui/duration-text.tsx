import type { DurationParts } from '@redraft/calendar';
import { durationParts } from '@redraft/calendar';
import { useTranslation } from 'react-i18next';
import { toDigitsOf } from '../lib/digits.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof DurationParts)[];

interface Props {
  seconds: number;
  /** In seconds, or in minutes with "< 1 minute" for less than one. */
  precision?: 'seconds' | 'minutes';
}

/** A duration as days, hours, minutes and seconds, without leading zero parts. */
export function DurationText({ seconds, precision = 'minutes' }: Props) {
  const { t, i18n } = useTranslation('ui');
  if (precision === 'minutes' && seconds < 60) return <span>{t('duration.underMinute')}</span>;
  const parts = durationParts(seconds);
  const visibleUnits = units.slice(0, precision === 'seconds' ? 4 : 3);
  const firstUsed = visibleUnits.findIndex((unit) => parts[unit] > 0);
  const from = firstUsed === -1 ? visibleUnits.length - 1 : firstUsed;
  const text = visibleUnits
    .slice(from)
    .map((unit) => `${toDigitsOf(i18n.language, String(parts[unit]))} ${t(`duration.${unit}`)}`);
  return <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{text.join(' ')}</span>;
}
