import { type TemplateFileType, templateFileType } from '@redraft/contracts';
import {
  DocumentError,
  defaultZipLimits,
  detectOfficeKind,
  hasMacros,
  type ZipCodec,
  type ZipLimits,
} from '@redraft/documents';

/** Templates are text and pictures: what inflates to more than this is not one. */
const limits: ZipLimits = { ...defaultZipLimits, maxInflated: 128 * 1024 * 1024 };

export type UploadVerdict =
  | { kind: TemplateFileType }
  | { problem: 'document.wrong_type' | 'document.invalid'; reason: string };

/**
 * Whether an upload is what its name says. Name and content have to agree, since every program goes by one or
 * the other: a program named .docx, a text document named .xlsx and a template named .docx are all refused.
 * So is anything with macros, which would run on every student's machine.
 */
export function checkUpload(name: string, bytes: Uint8Array, codec: ZipCodec): UploadVerdict {
  const extension = templateFileType.safeParse(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase());
  if (!extension.success) return { problem: 'document.wrong_type', reason: 'extension' };
  try {
    const kind = detectOfficeKind(bytes, codec, limits);
    if (kind !== extension.data)
      return { problem: 'document.wrong_type', reason: `${kind} named ${extension.data}` };
    if (hasMacros(bytes, codec)) return { problem: 'document.wrong_type', reason: 'macros' };
    return { kind: extension.data };
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const isForeign = cause.code === 'not_a_zip' || cause.code === 'wrong_type';
    return {
      problem: isForeign ? 'document.wrong_type' : 'document.invalid',
      reason: `${cause.code}: ${cause.message}`,
    };
  }
}
