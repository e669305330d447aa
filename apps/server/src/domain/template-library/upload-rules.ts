import { type TemplateKind, templateKindSchema } from '@redraft/contracts';
import type { ZipCodec } from '@redraft/documents';
import { contentProblem, extensionOfName } from '../office-files/index.ts';

export type UploadVerdict =
  | { kind: TemplateKind }
  | { problem: 'document.wrong_type' | 'document.invalid'; reason: string };

/**
 * Whether an upload's content matches its extension. Programs trust one or the other, so an executable named .docx, a text document named .xlsx and a
 * template named .docx are all refused. Files with macros are refused too: they would run on every student's machine.
 */
export function checkUpload(name: string, bytes: Uint8Array, codec: ZipCodec): UploadVerdict {
  const extension = templateKindSchema.safeParse(extensionOfName(name));
  if (!extension.success) return { problem: 'document.wrong_type', reason: 'extension' };
  const found = contentProblem(bytes, extension.data, codec);
  if (found === null) return { kind: extension.data };
  const problem = found.problem === 'damaged' ? 'document.invalid' : 'document.wrong_type';
  return { problem, reason: found.reason };
}
