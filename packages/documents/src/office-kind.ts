import type { ZipCodec } from './codec.ts';
import { DocumentError } from './errors.ts';
import { defaultZipLimits, inflateEntry, readZip, type ZipEntry, type ZipLimits } from './zip-read.ts';

export const officeKinds = [
  'docx',
  'dotx',
  'xlsx',
  'xltx',
  'pptx',
  'potx',
  'odt',
  'ods',
  'odp',
  'odg',
  'otg',
  'ott',
] as const;
export type OfficeKind = (typeof officeKinds)[number];

const openXml: readonly (readonly [string, OfficeKind])[] = [
  ['wordprocessingml.document.main+xml', 'docx'],
  ['ms-word.document.macroEnabled.main+xml', 'docx'],
  ['wordprocessingml.template.main+xml', 'dotx'],
  ['spreadsheetml.sheet.main+xml', 'xlsx'],
  ['spreadsheetml.template.main+xml', 'xltx'],
  ['ms-excel.sheet.macroEnabled.main+xml', 'xlsx'],
  ['presentationml.presentation.main+xml', 'pptx'],
  ['ms-powerpoint.presentation.macroEnabled.main+xml', 'pptx'],
  // A slide show, which starts when it is opened.
  ['presentationml.slideshow.main+xml', 'pptx'],
  ['ms-powerpoint.slideshow.macroEnabled.main+xml', 'pptx'],
  ['presentationml.template.main+xml', 'potx'],
];

const openDocument: Readonly<Record<string, OfficeKind>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'ott',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.graphics': 'odg',
  'application/vnd.oasis.opendocument.graphics-template': 'otg',
};

const utf8 = new TextDecoder();

/** The kind of an office file by its content, not its name; null for any other zip. */
export function detectKindOfEntries(entries: readonly ZipEntry[], codec: ZipCodec): OfficeKind | null {
  const mimetype = entries.find((entry) => entry.name === 'mimetype');
  if (mimetype) return openDocument[utf8.decode(inflateEntry(mimetype, codec)).trim()] ?? null;
  const types = entries.find((entry) => entry.name === '[Content_Types].xml');
  if (!types) return null;
  const xml = utf8.decode(inflateEntry(types, codec));
  return openXml.find(([contentType]) => xml.includes(contentType))?.[1] ?? null;
}

/** As `detectKindOfEntries`, from the file's bytes; throws a DocumentError for unreadable files. */
export function detectOfficeKind(
  bytes: Uint8Array,
  codec: ZipCodec,
  limits: ZipLimits = defaultZipLimits,
): OfficeKind {
  const kind = detectKindOfEntries(readZip(bytes, limits), codec);
  if (kind === null) throw new DocumentError('wrong_type', 'A zip file, but no office document');
  return kind;
}
