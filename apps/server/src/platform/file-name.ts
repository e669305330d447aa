import { type ContentType, contentTypes, extensionOf } from '@redraft/contracts';

const words = {
  DOCUMENT: 'Document',
  PRESENTATION: 'Presentation',
  SPREADSHEET: 'Spreadsheet',
  DRAW: 'Drawing',
} as const satisfies Record<ContentType, string>;

/** A file has a name on disk, even if its instructor gave it none; on screen it is called by its translated type. */
function wordOf(kind: string): string {
  const contentType = contentTypes.find((type) => extensionOf[type] === kind);
  return contentType ? words[contentType] : 'File';
}

/** Characters that no file system takes, and those that would end a header, become a space. */
export function fileNameOf(title: string, kind: string): string {
  const plain = title
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${plain === '' ? wordOf(kind) : plain}.${kind}`;
}
