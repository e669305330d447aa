import { extensionOf, type TemplateItem } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { hasEditorFor } from '../editor-host/index.ts';
import type { ItemRow } from './queries.ts';

/** What the item's file is, or will be when it is made. */
export function kindOfItem(row: Pick<ItemRow, 'file_kind' | 'content_type'>): OfficeKind {
  return row.file_kind ?? extensionOf[row.content_type];
}

export function presentItem(row: ItemRow): TemplateItem {
  return {
    id: row.id,
    type: row.type,
    contentType: row.content_type,
    title: row.title,
    assignmentId: row.assignment_id,
    templateTitle: row.template_title,
    templateFileId: row.template_file_id,
    allowImport: row.allow_import,
    numberOfCopies: row.number_of_copies,
    hasEditor: hasEditorFor(kindOfItem(row)),
  };
}
