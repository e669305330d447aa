import { isZip } from '../active/containers.ts';
import { isContentTypes } from '../active/content-types.ts';
import { isManifest } from '../active/manifest.ts';
import { normalizePartName } from '../active/part-name.ts';
import { isRelationships } from '../active/relationships.ts';
import { removeActiveEntries } from '../active/remove-active-content.ts';
import { readXmlBytes, writeXmlBytes } from '../active/xml-bytes.ts';
import type { ZipCodec } from '../codec.ts';
import { fflateCodec } from '../fflate-codec.ts';
import { inflateEntry, readZip, type ZipEntry } from '../zip-read.ts';
import { packEntry, writeZip } from '../zip-write.ts';
import { anonymizeXml } from './anonymize-xml.ts';
import {
  detectPartRole,
  emptyPart,
  isBibliography,
  type PartRole,
  rolesByRelationship,
} from './part-roles.ts';
import { stripPictureMetadata } from './pictures/strip-metadata.ts';

/**
 * Replaces all names of people in an office file by one alias: authors and initials of comments and tracked changes, people lists, document
 * properties, picture metadata, file paths, and ids that could be linked to a person: revision save ids (rsids), printers and data sources. Names in the
 * text stay. Embedded files are anonymised as well; files embedded in those, and objects in unknown formats, are removed, and their preview pictures stay.
 * Content types and relationships stay consistent. For reading only: the removal cannot be undone.
 */
export function anonymizeDocument(
  bytes: Uint8Array,
  { alias, codec = fflateCodec }: { alias: string; codec?: ZipCodec },
): Uint8Array {
  return writeZip(anonymizeEntries(readZip(bytes), { alias, codec, isEmbedded: false }));
}

interface AnonymizeOptions {
  alias: string;
  codec: ZipCodec;
  isEmbedded: boolean;
}

/** Parts to remove: signatures, which would become invalid; printer settings; thumbnails in metafile formats; change-tracking data of slides. */
const unwanted =
  /^_xmlsignatures\/|^meta-inf\/[^/]*signatures\.xml$|(^|\/)printersettings\/[^/]+$|^docprops\/thumbnail\.[ew]mf$|^ppt\/(changesinfos\/|revisioninfo\.xml$)/;

function anonymizeEntries(original: readonly ZipEntry[], options: AnonymizeOptions): ZipEntry[] {
  const { codec, isEmbedded } = options;
  const isUnwanted = (normalizedName: string) => unwanted.test(normalizedName);
  const entries = removeActiveEntries(original, { codec, isEmbedded, isUnwanted });
  const roles = rolesByRelationship(
    entries
      .filter(({ name }) => isRelationships(normalizePartName(name)))
      .map((entry) => ({ name: entry.name, xml: readXmlBytes(inflateEntry(entry, codec))?.xml ?? '' })),
  );
  return entries.map((entry) => anonymizeEntry(entry, roles, options));
}

function anonymizeEntry(
  entry: ZipEntry,
  roles: ReadonlyMap<string, PartRole>,
  options: AnonymizeOptions,
): ZipEntry {
  const { name } = entry;
  const { alias, codec } = options;
  const normalizedName = normalizePartName(name);
  if (
    normalizedName === 'mimetype' ||
    isRelationships(normalizedName) ||
    isContentTypes(normalizedName) ||
    isManifest(normalizedName)
  )
    return entry;
  const content = inflateEntry(entry, codec);
  const decoded = readXmlBytes(content);
  if (decoded) {
    const anonymized = anonymizePart({ name, xml: decoded.xml }, roles, alias);
    if (anonymized === decoded.xml) return entry;
    return packEntry({ name, content: writeXmlBytes(anonymized), codec });
  }
  if (isZip(content)) {
    const inner = anonymizeEntries(readZip(content), { ...options, isEmbedded: true });
    return packEntry({ name, content: writeZip(inner), codec });
  }
  const picture = stripPictureMetadata(content, codec.crc32);
  // Pictures are already compressed.
  return picture === content ? entry : packEntry({ name, content: picture, codec, store: true });
}

function anonymizePart(
  part: { name: string; xml: string },
  roles: ReadonlyMap<string, PartRole>,
  alias: string,
): string {
  const role = detectPartRole(part, roles);
  if (role === null) return anonymizeXml(part.xml, alias);
  return role === 'data' && isBibliography(part.xml) ? part.xml : emptyPart(role, part.xml);
}
