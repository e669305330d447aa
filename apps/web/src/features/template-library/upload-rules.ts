import type { ContentType } from '@redraft/contracts';
import { limits, templateExtensions } from '@redraft/contracts';

export type UploadProblem = 'required' | 'wrongType' | 'tooLarge';

/** Checks before upload; the server checks the content. */
export function uploadProblem(
  file: Pick<File, 'name' | 'size'> | null,
  contentType: ContentType,
): UploadProblem | null {
  if (file === null) return 'required';
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const allowed: readonly string[] = templateExtensions[contentType];
  if (!allowed.includes(extension)) return 'wrongType';
  return file.size > limits.templateBytes ? 'tooLarge' : null;
}

/** Value of the input's `accept` attribute. */
export function acceptedFiles(contentType: ContentType): string {
  return templateExtensions[contentType].map((extension) => `.${extension}`).join(',');
}

/** Default title: the file name without extension. */
export function titleOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, limits.templateTitle);
}
