import type { ContentType, NewTemplateItem } from '@redraft/contracts';

/** Every assignment has one main file, first of all: the one that is sent, or a blank one of the type that is named. */
export function withMainItem(
  items: readonly NewTemplateItem[],
  mainFileType: ContentType,
): NewTemplateItem[] {
  const main = items.find((item) => item.assignmentTemplateType === 'MAIN') ?? {
    assignmentTemplateType: 'MAIN' as const,
    contentType: mainFileType,
    title: '',
    templateFileId: null,
    allowImport: false,
  };
  return [main, ...items.filter((item) => item !== main)];
}
