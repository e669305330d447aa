import type { AssignmentFile } from '@redraft/contracts';

/** Unsaved changes of stored items, by id. */
export type ItemEdits = Record<number, Partial<Pick<AssignmentFile, 'title' | 'allowImport'>>>;

export function applyEdits(item: AssignmentFile, edits: ItemEdits): AssignmentFile {
  return { ...item, ...edits[item.id] };
}

export function isEdited(item: AssignmentFile, edits: ItemEdits): boolean {
  const { title, allowImport } = applyEdits(item, edits);
  return title.trim() !== item.title || allowImport !== item.allowImport;
}
