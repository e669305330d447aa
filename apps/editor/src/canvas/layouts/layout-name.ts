import type { TFunction } from 'i18next';
import type { PageLayout } from '../scene/scene.ts';

/** Layout types that presentations traditionally have (ST_SlideLayoutType); other names come from the file. */
const standardKinds: readonly string[] = ['title', 'obj', 'twoObj', 'secHead', 'picTx', 'titleOnly', 'blank'];

export function getLayoutName(layout: PageLayout, layouts: readonly PageLayout[], t: TFunction): string {
  const { kind = '', name } = layout;
  const isOnly = layouts.filter((one) => one.kind === kind).length === 1;
  if (isOnly && standardKinds.includes(kind)) return t(`canvas:layoutKinds.${kind}`);
  return name || t('canvas:layoutNumber', { number: layouts.indexOf(layout) + 1 });
}
