import type { ZipCodec } from './codec.ts';
import { DocumentError } from './errors.ts';
import type { OfficeKind } from './office-kind.ts';
import { inflateEntry, readZip, type ZipEntry } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

/** For each kind of template, the kind of its documents, and the content types of both. */
const documentTypes: Readonly<Partial<Record<OfficeKind, { kind: OfficeKind; from: string; to: string }>>> = {
  dotx: {
    kind: 'docx',
    from: 'wordprocessingml.template.main+xml',
    to: 'wordprocessingml.document.main+xml',
  },
  xltx: { kind: 'xlsx', from: 'spreadsheetml.template.main+xml', to: 'spreadsheetml.sheet.main+xml' },
  potx: {
    kind: 'pptx',
    from: 'presentationml.template.main+xml',
    to: 'presentationml.presentation.main+xml',
  },
  ott: { kind: 'odt', from: 'opendocument.text-template', to: 'opendocument.text' },
  otg: { kind: 'odg', from: 'opendocument.graphics-template', to: 'opendocument.graphics' },
};

/** The parts that declare the file type. */
const typeDeclaringParts: ReadonlySet<string> = new Set([
  '[Content_Types].xml',
  'mimetype',
  'META-INF/manifest.xml',
]);

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * The document that a program creates from a template: the same parts, byte for byte, except those that declare the type. A document is returned
 * unchanged.
 */
export function convertTemplate(
  bytes: Uint8Array,
  kind: OfficeKind,
  codec: ZipCodec,
): { bytes: Uint8Array; kind: OfficeKind } {
  const change = documentTypes[kind];
  if (!change) return { bytes, kind };
  const entries = readZip(bytes).map((entry) => {
    if (!typeDeclaringParts.has(entry.name)) return entry;
    const text = decoder.decode(inflateEntry(entry, codec)).replaceAll(change.from, change.to);
    return packEntry({ name: entry.name, content: encoder.encode(text), codec });
  });
  if (!entries.some((entry) => typeDeclaringParts.has(entry.name)))
    throw new DocumentError('wrong_type', 'Nothing says what kind of file this is');
  return { bytes: writeZip(mimetypeFirst(entries)), kind: change.kind };
}

/** OpenDocument requires `mimetype` as the first entry, uncompressed; `packEntry` stores it so. */
function mimetypeFirst(entries: readonly ZipEntry[]): ZipEntry[] {
  const isMimetype = (entry: ZipEntry) => entry.name === 'mimetype';
  return [...entries.filter(isMimetype), ...entries.filter((entry) => !isMimetype(entry))];
}
