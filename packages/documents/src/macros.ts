import { isActivePart, isMacroType } from './active/active-names.ts';
import { isContentTypes } from './active/content-types.ts';
import { normalizePartName } from './active/part-name.ts';
import type { ZipCodec } from './codec.ts';
import { inflateEntry, readZip } from './zip-read.ts';

const decoder = new TextDecoder();

/** Whether an office file contains executable content, whatever its name. */
export function hasMacros(bytes: Uint8Array, codec: ZipCodec): boolean {
  const entries = readZip(bytes);
  if (entries.some((entry) => isActivePart(entry.name))) return true;
  const types = entries.find((entry) => isContentTypes(normalizePartName(entry.name)));
  return types !== undefined && isMacroType(decoder.decode(inflateEntry(types, codec)));
}
