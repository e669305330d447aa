import {
  DocumentError,
  defaultZipLimits,
  detectOfficeKind,
  hasMacros,
  type OfficeKind,
  type ZipCodec,
  type ZipLimits,
} from '@redraft/documents';

/** Templates and uploads consist of text and images: what inflates to more is neither. */
const limits: ZipLimits = { ...defaultZipLimits, maxInflated: 128 * 1024 * 1024 };

interface ContentProblem {
  problem: 'foreign' | 'macros' | 'damaged';
  reason: string;
}

/** Why a file cannot replace another one: it must be of the same type. The caller has the message. */
export function checkReplacement(
  { name, bytes }: { name: string; bytes: Uint8Array },
  kind: OfficeKind,
  codec: ZipCodec,
): ContentProblem | null {
  if (extensionOfName(name) !== kind) return { problem: 'foreign', reason: 'extension' };
  return contentProblem(bytes, kind, codec);
}

export function extensionOfName(name: string): string | undefined {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
}

/** How the content deviates from its file type; null if it does not. */
export function contentProblem(
  bytes: Uint8Array,
  expectedKind: OfficeKind,
  codec: ZipCodec,
): ContentProblem | null {
  try {
    const kind = detectOfficeKind(bytes, codec, limits);
    if (kind !== expectedKind) return { problem: 'foreign', reason: `${kind} named ${expectedKind}` };
    return hasMacros(bytes, codec) ? { problem: 'macros', reason: 'macros' } : null;
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const isForeign = cause.code === 'not_a_zip' || cause.code === 'wrong_type';
    return { problem: isForeign ? 'foreign' : 'damaged', reason: `${cause.code}: ${cause.message}` };
  }
}
