import type { OpenedPackage } from './package.ts';

export const contentTypePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Changed parts, collected while a workbook is written. */
export interface CollectedChanges {
  opened: OpenedPackage;
  texts: Map<string, string | null>;
  parts: { part: string; type: string }[];
  defaultType: { extension: string; type: string } | null;
  hasDynamicArrays: boolean;
}

export const createCollectedChanges = (opened: OpenedPackage): CollectedChanges => ({
  opened,
  texts: new Map(),
  parts: [],
  defaultType: null,
  hasDynamicArrays: false,
});

export const readText = (openedPackage: OpenedPackage, name: string): string | null =>
  openedPackage.hasPart(name) ? openedPackage.text(name) : null;

/** The text of a part as it is collected so far. */
export const readCollected = ({ opened, texts }: CollectedChanges, name: string): string | null =>
  texts.get(name) ?? readText(opened, name);

export function freePart({ opened, texts }: CollectedChanges, name: (index: number) => string): string {
  let index = 1;
  while (opened.hasPart(name(index)) || texts.has(name(index))) index += 1;
  // Marks the name as used.
  texts.set(name(index), '');
  return name(index);
}
