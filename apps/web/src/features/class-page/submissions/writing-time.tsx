import { useTranslation } from 'react-i18next';
import { splitDuration } from '../class-rows.ts';

/** Writing time as h:mm:ss, preceded by days if it is over a day. */
export function WritingTime({ seconds }: { seconds: number }) {
  const { t } = useTranslation('ui');
  const { days, time: clock } = splitDuration(seconds);
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {days > 0 && `${days} ${t('duration.days')} `}
      {clock}
    </span>
  );
}
