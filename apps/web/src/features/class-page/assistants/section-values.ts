import type { ClassSection, SectionId } from '@redraft/contracts';

/** Value of the option "all sections". */
export const everySection = 'all';

export function valuesOf(sectionIds: readonly SectionId[] | null): string[] {
  return sectionIds === null ? [everySection] : sectionIds.map(String);
}

/** Selection after a click: "all" and single sections exclude each other. */
export function afterPress(before: readonly string[], pressed: readonly string[]): string[] {
  const isAllNow = pressed.includes(everySection);
  if (isAllNow && !before.includes(everySection)) return [everySection];
  return pressed.filter((value) => value !== everySection);
}

export function sectionIdsOf(
  values: readonly string[],
  sections: readonly ClassSection[],
): SectionId[] | null {
  if (values.includes(everySection)) return null;
  return sections.filter(({ id }) => values.includes(String(id))).map(({ id }) => id);
}
