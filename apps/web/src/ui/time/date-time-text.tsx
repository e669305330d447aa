import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import {
  formatInZone,
  hasSameOffset,
  isAmbiguousInZone,
  offsetInZone,
  timeInSentence,
  viewerZone,
} from '../../lib/class-time.ts';
import { toDigitsOf } from '../../lib/digits.ts';

interface Props {
  iso: string | null;
  zone: string;
  absent?: string;
  /** In a sentence or on a card: "Friday, 28 November, 23:59". Tables use "2026-11-28 23:59". */
  inWords?: boolean;
}

/**
 * A time in the class's zone; the tooltip names the zone and the viewer's local time. Ambiguous times (end of daylight saving time) show which of the
 * two is meant.
 */
export function DateTimeText({ iso, zone, absent = '-', inWords = false }: Props) {
  const { t, i18n } = useTranslation('ui');
  const text = toDigitsOf(i18n.language, formatInZone(iso, zone));
  if (iso === null || text === '') return <span>{absent}</span>;
  const [day, hour] = text.split(' ');
  const ownZone = viewerZone();
  const zoneName = `${zone.replaceAll('_', ' ')} (${offsetInZone(iso, zone)})`;
  const viewerTime = () =>
    t('time.yours', { time: timeInSentence(iso, ownZone), zone: ownZone.replaceAll('_', ' ') });
  return (
    <Tooltip
      title={hasSameOffset(iso, zone, ownZone) ? zoneName : `${zoneName}. ${viewerTime()}`}
      describeChild
    >
      <time dateTime={iso} style={{ whiteSpace: inWords ? 'normal' : 'var(--time-wrap, nowrap)' }}>
        {inWords ? (
          timeInSentence(iso, zone)
        ) : (
          <>
            <span style={{ whiteSpace: 'nowrap' }}>{day}</span> {hour}
          </>
        )}
        {isAmbiguousInZone(iso, zone) && ` (${offsetInZone(iso, zone)})`}
      </time>
    </Tooltip>
  );
}
