import type { Progression } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';

/** Number of writing sessions, text length, and share of changes at the end of the text. */
export function formatProgressionHeadline(
  { segments, sittings }: Pick<Progression, 'segments' | 'sittings'>,
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const points = segments.flatMap((segment) => segment.points);
  const last = points.at(-1);
  if (last === undefined) return '';
  const countAtEnd = points.filter(({ position, chars }) => position >= chars * 0.9).length;
  return t('progression.headline', {
    chars: formats.number(last.chars),
    count: sittings.length,
    share: formats.percent(countAtEnd / points.length),
  });
}
