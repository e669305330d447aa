import type { ContentType } from '@redraft/contracts';
import type { FileToAdd } from '../assignment-files/index.ts';

/** Every assignment has one main file, listed first: the one that was sent, or a blank one of the given type. */
export function withMainFile(files: readonly FileToAdd[], mainFileType: ContentType): FileToAdd[] {
  const main = files.find((file) => file.type === 'MAIN') ?? {
    type: 'MAIN' as const,
    contentType: mainFileType,
    title: '',
    templateId: null,
    allowImport: false,
  };
  return [main, ...files.filter((file) => file !== main)];
}
