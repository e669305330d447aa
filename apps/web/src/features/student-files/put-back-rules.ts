import { limits } from '@redraft/contracts';
import { ApiError, messageOf } from '../../lib/api-error.ts';

export type PutBackProblem =
  | { kind: 'otherType' | 'tooLarge' | 'damaged' | 'hasMacros' }
  | { kind: 'other'; code: string | null; message: string };

/** Checks before upload; the server checks the content. */
export function problemOfFile(
  file: Pick<File, 'name' | 'size'>,
  fileExtension: string,
): PutBackProblem | null {
  if (!file.name.toLowerCase().endsWith(`.${fileExtension}`)) return { kind: 'otherType' };
  return file.size > limits.templateBytes ? { kind: 'tooLarge' } : null;
}

/** Problem reported by the server. */
export function problemOfAnswer(error: unknown): PutBackProblem {
  const code = error instanceof ApiError ? error.code : null;
  switch (code) {
    case 'document.other_type':
      return { kind: 'otherType' };
    case 'document.has_macros':
      return { kind: 'hasMacros' };
    case 'document.too_large':
    case 'request.too_large':
      return { kind: 'tooLarge' };
    case 'document.invalid':
      return { kind: 'damaged' };
    default:
      return { kind: 'other', code, message: messageOf(error) };
  }
}
