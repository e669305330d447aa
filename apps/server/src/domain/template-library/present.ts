import type { OpenDocumentKind, Template } from '@redraft/contracts';
import { contentTypeOf } from './content-rules.ts';
import type { TemplateRow } from './queries.ts';

export function presentTemplate(row: TemplateRow, originalKind: OpenDocumentKind | undefined): Template {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.kind,
    contentType: contentTypeOf(row.kind),
    tumbnailFileId: row.id,
    createDate: row.created_at.toISOString(),
    originalKind: originalKind ?? null,
  };
}
