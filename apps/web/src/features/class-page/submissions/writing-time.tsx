import { useTranslation } from 'react-i18next';
import { toDigitsOf } from '../../../lib/digits.ts';
import { splitDuration } from '../class-rows.ts';

/** Writing time as h:mm:ss, preceded by days if it is over a day. */
export function WritingTime({ seconds }: { seconds: number }) {
  const { t, i18n } = useTranslation('ui');
  const { days, time: clock } = splitDuration(seconds);
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {days > 0 && `${toDigitsOf(i18n.language, String(days))} ${t('duration.days')} `}
      {toDigitsOf(i18n.language, clock)}
    </span>
  );
}
