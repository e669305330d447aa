import { type TemplateKind, templateKindSchema } from '@redraft/contracts';
import {
  DocumentError,
  defaultZipLimits,
  detectOfficeKind,
  hasMacros,
  type OfficeKind,
  type ZipCodec,
  type ZipLimits,
} from '@redraft/documents';

/** Templates are text and pictures: what inflates to more than this is not one. */
const limits: ZipLimits = { ...defaultZipLimits, maxInflated: 128 * 1024 * 1024 };

export type UploadVerdict =
  | { kind: TemplateKind }
  | { problem: 'document.wrong_type' | 'document.invalid'; reason: string };

/**
 * Whether an upload is what its name says. Name and content have to agree, since every program goes by one or
 * the other: a program named .docx, a text document named .xlsx and a template named .docx are all refused.
 * So is anything with macros, which would run on every student's machine.
 */
export function checkUpload(name: string, bytes: Uint8Array, codec: ZipCodec): UploadVerdict {
  const extension = templateKindSchema.safeParse(extensionOf(name));
  if (!extension.success) return { problem: 'document.wrong_type', reason: 'extension' };
  const found = contentProblem(bytes, extension.data, codec);
  if (found === null) return { kind: extension.data };
  const problem = found.problem === 'damaged' ? 'document.invalid' : 'document.wrong_type';
  return { problem, reason: found.reason };
}

interface ContentProblem {
  problem: 'foreign' | 'macros' | 'damaged';
  reason: string;
}

/** What speaks against a file that is to stand in the place of another: it has to be of its kind. Whoever calls has words for it. */
export function checkReplacement(
  { name, bytes }: { name: string; bytes: Uint8Array },
  kind: OfficeKind,
  codec: ZipCodec,
): ContentProblem | null {
  if (extensionOf(name) !== kind) return { problem: 'foreign', reason: 'extension' };
  return contentProblem(bytes, kind, codec);
}

function extensionOf(name: string): string | undefined {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
}

/** How the content differs from what a file of that kind may hold; null if it does not. */
function contentProblem(bytes: Uint8Array, expected: OfficeKind, codec: ZipCodec): ContentProblem | null {
  try {
    const kind = detectOfficeKind(bytes, codec, limits);
    if (kind !== expected) return { problem: 'foreign', reason: `${kind} named ${expected}` };
    return hasMacros(bytes, codec) ? { problem: 'macros', reason: 'macros' } : null;
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const isForeign = cause.code === 'not_a_zip' || cause.code === 'wrong_type';
    return { problem: isForeign ? 'foreign' : 'damaged', reason: `${cause.code}: ${cause.message}` };
  }
}
