import { mediaTypes, type OfficeKind } from '@redraft/documents';
import { type Discovery, findAction } from '@redraft/wopi';
import { editableKinds } from './built-in-editor.ts';

/** Which of two editors opens a file: the built-in one if the other cannot edit the kind. Each kind has one editor, for all users and purposes. */
export function usesBuiltInEditor(other: Discovery, kind: string): boolean {
  const own = editableKinds.find((one) => one === kind);
  return own !== undefined && !canEdit(other, own);
}

export function canEdit(editor: Discovery, kind: OfficeKind): boolean {
  return findAction(editor, { ext: kind, mimeType: mediaTypes[kind] }, 'edit')?.name === 'edit';
}
