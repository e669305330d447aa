import type { ContentType, NewAssignmentFile } from '@redraft/contracts';
import type { ChosenTemplate } from '../template-library/index.ts';

/**
 * A file of an assignment that does not exist yet: it stays in the form until the assignment is created
 *. The first of the list is the main file.
 */
export interface UnsavedItem {
  /** Stable while the list is edited; not sent. */
  key: string;
  contentType: ContentType;
  title: string;
  template: ChosenTemplate | null;
  allowImport: boolean;
}

export const mainKey = 'main';

export function newItems(): UnsavedItem[] {
  return [{ key: mainKey, contentType: 'DOCUMENT', title: '', template: null, allowImport: false }];
}

/** Another type for the main file; a template of the old type cannot stay and is named. */
export function changeMainType(
  items: readonly UnsavedItem[],
  contentType: ContentType,
): { items: UnsavedItem[]; dropped: string | null } {
  const [main] = items;
  if (main === undefined || main.contentType === contentType) return { items: [...items], dropped: null };
  return {
    items: replaceAt(items, 0, { ...main, contentType, template: null }),
    dropped: main.template?.title ?? null,
  };
}

export function addItem(items: readonly UnsavedItem[], contentType: ContentType, key: string): UnsavedItem[] {
  return [...items, { key, contentType, title: '', template: null, allowImport: false }];
}

/** Applying an edit replaces the entry at its place. */
export function replaceAt(items: readonly UnsavedItem[], index: number, item: UnsavedItem): UnsavedItem[] {
  return items.map((other, at) => (at === index ? item : other));
}

/** The main file stays. */
export function removeAt(items: readonly UnsavedItem[], index: number): UnsavedItem[] {
  return index === 0 ? [...items] : items.filter((_item, at) => at !== index);
}

/** Whether one of a type stands beside the main file. */
export function hasAdditional(items: readonly { contentType: ContentType }[], type: ContentType): boolean {
  return items.some(({ contentType }) => contentType === type);
}

export function toNewItems(items: readonly UnsavedItem[]): NewAssignmentFile[] {
  return items.map((item, index) => ({
    assignmentTemplateType: index === 0 ? ('MAIN' as const) : ('ADDITIONAL' as const),
    contentType: item.contentType,
    title: item.title.trim(),
    templateFileId: item.template?.id ?? null,
    allowImport: item.allowImport,
  }));
}
