import { type ErrorCode, limits } from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

export interface ChosenFile {
  name: string;
  size: number;
  /** Judged by name and content. */
  isSupported: boolean;
}

/** Why these files cannot be attached to a submission with its present attachments; all files are attached or none. */
export function attachingProblem(
  files: readonly ChosenFile[],
  { attached }: { attached: number },
): Sentence<ErrorCode> | null {
  if (files.length === 0) return sentence('attachment.none');
  const tooLarge = files.filter((file) => file.size > limits.attachmentBytes);
  if (tooLarge.length > 0) return sentence('attachment.too_large', { names: namesOf(tooLarge) });
  const total = files.reduce((sum, file) => sum + file.size, 0);
  if (total > limits.attachedBytes) return sentence('attachment.all_too_large');
  const foreign = files.filter((file) => !file.isSupported);
  if (foreign.length > 0) return sentence('attachment.unsupported', { names: namesOf(foreign) });
  if (attached + files.length > limits.attachments)
    return sentence('attachment.too_many', { max: limits.attachments });
  return null;
}

const namesOf = (files: readonly ChosenFile[]) => files.map(({ name }) => name).join(', ');

/** The stored name of a file, in any script: NFC, without control characters and folders, cut to what file systems allow. */
export function storedName(name: string): string {
  const baseName = name.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const safeName = baseName
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const { stem, ending } = cutName(
    safeName === '' || safeName.startsWith('.') ? `file${safeName}` : safeName,
  );
  return `${[...stem].slice(0, limits.attachmentName - [...ending].length).join('')}${ending}`;
}

function cutName(name: string): { stem: string; ending: string } {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - ending.length), ending };
}
