import {
  type ContentType,
  contentTypes,
  extensionOf,
  type TemplateFileType,
  templateExtensions,
} from '@redraft/contracts';
import {
  blankDocx,
  blankOdg,
  blankPptx,
  blankXlsx,
  type OfficeKind,
  type ZipCodec,
} from '@redraft/documents';

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

export function blankFile(
  contentType: ContentType,
  codec: ZipCodec,
): { kind: OfficeKind; bytes: Uint8Array } {
  const kind = extensionOf[contentType];
  switch (kind) {
    case 'docx':
      return { kind, bytes: blankDocx({ codec }) };
    case 'pptx':
      return { kind, bytes: blankPptx(codec) };
    case 'xlsx':
      return { kind, bytes: blankXlsx(codec) };
    case 'odg':
      return { kind, bytes: blankOdg(codec) };
  }
}

/** The group of files that a template belongs to (spec 2 §5). */
export function contentTypeOf(kind: TemplateFileType): ContentType {
  const isOne = (type: ContentType) => templateExtensions[type].some((extension) => extension === kind);
  const found = contentTypes.find(isOne);
  if (!found) throw new Error(`No content type has ${kind} templates.`);
  return found;
}

/** Characters that no file system takes, and those that would end a header, become a space. */
export function fileNameOf(title: string, kind: string): string {
  const plain = title
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${plain === '' ? wordOf(kind) : plain}.${kind}`;
}
