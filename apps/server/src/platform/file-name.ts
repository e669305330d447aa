import { type ContentType, contentTypes, extensionOf } from '@redraft/contracts';

const fallbackNames = {
  DOCUMENT: 'Document',
  PRESENTATION: 'Presentation',
  SPREADSHEET: 'Spreadsheet',
  DRAW: 'Drawing',
} as const satisfies Record<ContentType, string>;

/** A downloaded file needs a name even if its instructor gave it none; on screen such files are called by their translated type. */
function fallbackNameOf(kind: string): string {
  const contentType = contentTypes.find((type) => extensionOf[type] === kind);
  return contentType ? fallbackNames[contentType] : 'File';
}

/** Replaces characters that file systems reject, and those that would end a header, by a space. */
export function fileNameOf(title: string, kind: string): string {
  const safeTitle = title
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${safeTitle === '' ? fallbackNameOf(kind) : safeTitle}.${kind}`;
}
