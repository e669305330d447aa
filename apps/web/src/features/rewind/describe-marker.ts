import type { TFunction } from 'i18next';
import { formatTimeWithSeconds } from '../../lib/format-time-with-seconds.ts';
import type { Marker } from './markers.ts';

export type MarkerTexts = TFunction<['rewind', 'process-record']>;

/** Characters of a note shown in a list entry. */
const maxNoteLength = 120;

/** Neutral description of a marker. */
export function describeMarker(marker: Marker, t: MarkerTexts, zone: string): string {
  switch (marker.kind) {
    case 'submission':
      return t('markers.submission', { title: marker.title, interpolation: { escapeValue: false } });
    case 'comment':
      return t('markers.comment', {
        count: marker.count,
        time: formatTimeWithSeconds(marker.t, zone).slice(0, 16),
      });
    case 'repair':
      return t('markers.repair', { time: formatTimeWithSeconds(marker.t, zone).slice(0, 16) });
    case 'sitting':
      return t('markers.sitting', {
        number: marker.number,
        time: formatTimeWithSeconds(marker.t, zone).slice(0, 16),
      });
    case 'large':
      return t(`process-record:notes.large.${marker.how}`, {
        count: marker.chars,
        words: t('process-record:notes.words', { count: marker.words }),
        seconds: marker.seconds,
        time: formatTimeWithSeconds(marker.t, zone).slice(0, 16),
      });
    case 'note': {
      const text =
        marker.text === '' && marker.source ? t(`process-record:source.${marker.source}`) : marker.text;
      const characters = [...text.replaceAll(/\s+/g, ' ')];
      const { author } = marker;
      return t(author.kind === 'staff' ? 'markers.staffNote' : 'markers.note', {
        name: author.kind === 'staff' ? author.name || t('process-record:comments.nobody') : '',
        time: formatTimeWithSeconds(marker.t, zone).slice(0, 16),
        text:
          characters.length > maxNoteLength
            ? `${characters.slice(0, maxNoteLength).join('')}…`
            : characters.join(''),
        interpolation: { escapeValue: false },
      });
    }
  }
}
