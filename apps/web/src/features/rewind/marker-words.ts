import type { TFunction } from 'i18next';
import { clockText } from '../../lib/clock-text.ts';
import type { Marker } from './markers.ts';

/** What a marker is, in neutral words. */
export function wordsOfMarker(marker: Marker, t: TFunction<'rewind'>, zone: string): string {
  switch (marker.kind) {
    case 'submission':
      return t('markers.submission', { title: marker.title, interpolation: { escapeValue: false } });
    case 'comment':
      return t('markers.comment', { count: marker.count, time: clockText(marker.t, zone).slice(0, 16) });
    case 'sitting':
      return t('markers.sitting', { number: marker.number, time: clockText(marker.t, zone).slice(0, 16) });
    case 'large':
      return t('markers.large', {
        count: marker.chars,
        words: t('markers.words', { count: marker.words }),
        time: clockText(marker.t, zone).slice(0, 16),
      });
  }
}
