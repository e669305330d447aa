import type { ContentType, OpenDocumentKind } from '@redraft/contracts';
import { limits, templateExtensions } from '@redraft/contracts';

export type UploadProblem = 'required' | 'wrongType' | 'tooLarge';

/** Checks before upload; the server checks the content. */
export function uploadProblem(
  file: Pick<File, 'name' | 'size'> | null,
  extensions: readonly string[],
): UploadProblem | null {
  if (file === null) return 'required';
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return 'wrongType';
  return file.size > limits.templateBytes ? 'tooLarge' : null;
}

/** Accepted extensions; OpenDocument files of a type can be converted where a converter is installed. */
export function extensionsFor(
  contentType: ContentType,
  openDocumentKind: OpenDocumentKind | null,
): readonly string[] {
  const extensions = templateExtensions[contentType];
  return openDocumentKind === null ? extensions : [...extensions, openDocumentKind];
}

/** Default title: the file name without extension. */
export function titleOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, limits.templateTitle);
}
