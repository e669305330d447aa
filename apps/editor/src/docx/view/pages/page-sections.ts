import type { TextSection } from '../../document/pages/list-sections.ts';
import type { Pages } from './page-slots.ts';

export interface SectionOnPage<Section extends Pick<TextSection, 'end'>> {
  section: Section;
  isFirstPage: boolean;
}

/** The section of each page: the one that its last lines belong to. Reads layout. */
export function findPageSections<Section extends Pick<TextSection, 'end'>>(
  pages: Pages,
  sections: readonly Section[],
): SectionOnPage<Section>[] {
  const ends = sections.map(({ end }) => (end === null ? Number.POSITIVE_INFINITY : pages.getPageOf(end)));
  return pages.slots().flatMap(({ page }) => {
    const index = ends.findIndex((end) => page <= end);
    const section = sections[index];
    const isFirstPage = page === 1 || page === (ends[index - 1] ?? 0) + 1;
    return section === undefined ? [] : [{ section, isFirstPage }];
  });
}
