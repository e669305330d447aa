import type { ContentType, NewAssignmentFile } from '@redraft/contracts';
import type { ChosenTemplate } from '../template-library/index.ts';

/** A file of an assignment that is not created yet: kept in the form until then. The first item is the main file. */
export interface UnsavedItem {
  /** Stable React key; not sent to the server. */
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

/** Changes the type of the main file; its template of the old type is removed, and its title returned. */
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

/** Replaces the item at an index. */
export function replaceAt(items: readonly UnsavedItem[], index: number, item: UnsavedItem): UnsavedItem[] {
  return items.map((other, itemIndex) => (itemIndex === index ? item : other));
}

/** Removes an item; the main file cannot be removed. */
export function removeAt(items: readonly UnsavedItem[], index: number): UnsavedItem[] {
  return index === 0 ? [...items] : items.filter((_item, itemIndex) => itemIndex !== index);
}

/** Whether there is an additional file of this type. */
export function hasAdditionalFile(
  items: readonly { contentType: ContentType }[],
  type: ContentType,
): boolean {
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
