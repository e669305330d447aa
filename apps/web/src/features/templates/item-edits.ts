import type { TemplateItem } from '@redraft/contracts';

/** What was changed of stored items and is not saved yet, by their id. */
export type ItemEdits = Record<number, Partial<Pick<TemplateItem, 'title' | 'allowImport'>>>;

export function edited(item: TemplateItem, edits: ItemEdits): TemplateItem {
  return { ...item, ...edits[item.id] };
}

export function isEdited(item: TemplateItem, edits: ItemEdits): boolean {
  const { title, allowImport } = edited(item, edits);
  return title.trim() !== item.title || allowImport !== item.allowImport;
}
