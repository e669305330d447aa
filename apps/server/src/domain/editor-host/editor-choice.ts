import { mediaTypes, type OfficeKind } from '@redraft/documents';
import { type Discovery, findAction } from '@redraft/wopi';
import { openedKinds } from './built-in-editor.ts';

/** Which of two editors opens a file: the built-in one what another cannot edit. A kind has one editor, whoever opens it and for what. */
export function usesBuiltInEditor(other: Discovery, kind: string): boolean {
  const own = openedKinds.find((one) => one === kind);
  return own !== undefined && !canEdit(other, own);
}

export function canEdit(editor: Discovery, kind: OfficeKind): boolean {
  return findAction(editor, { ext: kind, mimeType: mediaTypes[kind] }, 'edit')?.name === 'edit';
}
