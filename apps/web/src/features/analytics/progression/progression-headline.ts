import type { Progression } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';

/** In how many sittings the text came, how long it is, and how much of the work was at its end. */
export function progressionHeadline(
  { segments, sittings }: Pick<Progression, 'segments' | 'sittings'>,
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const points = segments.flatMap((segment) => segment.points);
  const last = points.at(-1);
  if (last === undefined) return '';
  const atEnd = points.filter(({ position, chars }) => position >= chars * 0.9).length;
  return t('progression.headline', {
    chars: formats.number(last.chars),
    count: sittings.length,
    share: formats.percent(atEnd / points.length),
  });
}
