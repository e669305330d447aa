import { extensionOf, type TemplateFile, type TemplateItem } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { hasEditorFor } from '../wopi/index.ts';
import { contentTypeOf } from './content-rules.ts';
import type { TemplateRow } from './library-queries.ts';
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

export function presentTemplate(row: TemplateRow): TemplateFile {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.kind,
    contentType: contentTypeOf(row.kind),
    tumbnailFileId: row.id,
    createDate: row.created_at.toISOString(),
  };
}
