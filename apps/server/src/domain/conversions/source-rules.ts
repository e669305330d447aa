import type { OpenDocumentKind } from '@redraft/contracts';
import { DocumentError, inflateEntry, readZip, type ZipCodec, type ZipEntry } from '@redraft/documents';
import { contentProblem, extensionOfName } from '../office-files/index.ts';

export type SourceProblem =
  | 'conversion.other_type'
  | 'conversion.encrypted'
  | 'document.has_macros'
  | 'document.invalid';

/** The manifest lists the parts of a file; a larger one is none. */
const maxManifestBytes = 1024 * 1024;

/** Why an upload cannot be converted; null if it can. Reads the directory of the zip and its smallest parts only. */
export function sourceProblem(
  { name, bytes }: { name: string; bytes: Uint8Array },
  kind: OpenDocumentKind,
  codec: ZipCodec,
): SourceProblem | null {
  if (extensionOfName(name) !== kind) return 'conversion.other_type';
  const found = contentProblem(bytes, kind, codec);
  if (found?.problem === 'macros') return 'document.has_macros';
  if (found) return found.problem === 'damaged' ? 'document.invalid' : 'conversion.other_type';
  try {
    const entries = readZip(bytes);
    if (isEncrypted(entries, codec)) return 'conversion.encrypted';
    return entries.some(({ name: part }) => part === 'content.xml') ? null : 'document.invalid';
  } catch (cause) {
    if (cause instanceof DocumentError) return 'document.invalid';
    throw cause;
  }
}

/** Either each part is encrypted, which the manifest says, or all parts are in one. */
function isEncrypted(entries: readonly ZipEntry[], codec: ZipCodec): boolean {
  if (entries.some(({ name }) => name === 'encrypted-package')) return true;
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml');
  if (!manifest || manifest.size > maxManifestBytes) return false;
  return /<(?:[\w.-]+:)?encryption-data[\s/>]/.test(new TextDecoder().decode(inflateEntry(manifest, codec)));
}
