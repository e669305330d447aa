import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/class-time.ts';
import { toDigitsOf } from '../../lib/digits.ts';

/** A date without line breaks: browsers would break at a hyphen. */
export function DayText({ day }: { day: string }) {
  const { language } = useTranslation().i18n;
  return <span style={{ whiteSpace: 'nowrap' }}>{toDigitsOf(language, dayOf(day))}</span>;
}
