import type { ZipCodec } from './codec.ts';
import { inflateEntry, readZip } from './zip-read.ts';

/** Where programs keep what would run: Visual Basic, old sheet macros, controls, Basic and other scripts of OpenDocument. */
const activePart = /(^|\/)(vba\w*\.(bin|xml)|macrosheets\/.+|activeX\/.+)$|^(Basic|Scripts)\//i;

const decoder = new TextDecoder();

/** Whether an office file brings anything that a program would run, whatever its name says. */
export function hasMacros(bytes: Uint8Array, codec: ZipCodec): boolean {
  const entries = readZip(bytes);
  if (entries.some((entry) => activePart.test(entry.name))) return true;
  const types = entries.find((entry) => entry.name === '[Content_Types].xml');
  if (!types) return false;
  return /macroEnabled|vbaProject/i.test(decoder.decode(inflateEntry(types, codec)));
}
