import type { ClassSection, SectionId } from '@redraft/contracts';

/** Value of the option "all sections". */
export const allSections = 'all';

export function toSectionValues(sectionIds: readonly SectionId[] | null): string[] {
  return sectionIds === null ? [allSections] : sectionIds.map(String);
}

/** Selection after a click: "all" and single sections exclude each other. */
export function toggleSectionValues(current: readonly string[], nextValues: readonly string[]): string[] {
  const selectsAll = nextValues.includes(allSections);
  if (selectsAll && !current.includes(allSections)) return [allSections];
  return nextValues.filter((value) => value !== allSections);
}

export function toSectionIds(
  values: readonly string[],
  sections: readonly ClassSection[],
): SectionId[] | null {
  if (values.includes(allSections)) return null;
  return sections.filter(({ id }) => values.includes(String(id))).map(({ id }) => id);
}
