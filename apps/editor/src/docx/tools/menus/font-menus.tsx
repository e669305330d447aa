import { ALargeSmall, Type } from 'lucide-react';
import { useTexts } from '../../../i18n.ts';
import { createFontEntries } from '../../../ui/menu/font-entries.ts';
import type { ActionEntry } from '../../../ui/menu/menu-entries.ts';
import { font, formatText, size } from '../../commands/text-format.ts';
import type { BarContext, BarMenu } from '../../toolkit/bar-item.ts';
import { formatAtSelection, useThrottledValue } from '../../toolkit/throttled-value.ts';
import { canEdit, runTool } from '../../toolkit/writing-tool.ts';
import { mixedLabel } from '../mixed.ts';
import { SizeDialog } from '../text/SizeDialog.tsx';

export const fontMenu: BarMenu = {
  id: 'font',
  group: 'font',
  name: 'tools:font',
  icon: Type,
  face: FontFaceName,
  showsValue: true,
  entries: ({ editor }) => {
    const entries = createFontEntries({
      currentFont: formatAtSelection(editor).font,
      isEnabled: canEdit(editor),
      choose: (name) => runTool(() => formatText(font(name)))(editor),
    });
    return [{ kind: 'group', id: 'fonts', entries }];
  },
};

function FontFaceName() {
  const name = useThrottledValue((editor) => formatAtSelection(editor).font ?? mixedLabel);
  return (
    <span className="tool-value wide-only" dir="auto">
      {name}
    </span>
  );
}

export const sizes = [8, 9, 10, 10.5, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48, 72];

export const sizeMenu: BarMenu = {
  id: 'size',
  group: 'font',
  name: 'tools:size',
  icon: ALargeSmall,
  face: SizeFace,
  showsValue: true,
  entries: (context) => [
    { kind: 'group', id: 'sizes', entries: createSizeEntries(context) },
    { kind: 'separator', id: 'separator-size' },
    {
      kind: 'action',
      id: 'size-other',
      label: context.t('tools:sizeOther'),
      isEnabled: canEdit(context.editor),
      run: () => context.page.show(<SizeDialog onClose={() => context.page.show(null)} />),
    },
  ],
};

function createSizeEntries({ editor, t }: BarContext): ActionEntry[] {
  const current = formatAtSelection(editor).size;
  const sizesWithCurrent =
    current === null || sizes.includes(current) ? sizes : [...sizes, current].sort((a, b) => a - b);
  return sizesWithCurrent.map((points) => ({
    kind: 'action',
    id: `size-${points}`,
    label: t('tools:number', { value: points }),
    isRadio: true,
    checked: points === current,
    isEnabled: canEdit(editor),
    run: () => runTool(() => formatText(size(points)))(editor),
  }));
}

function SizeFace() {
  const t = useTexts();
  const points = useThrottledValue((editor) => formatAtSelection(editor).size);
  return (
    <span className="tool-value wide-only" dir="auto">
      {points === null ? mixedLabel : t('tools:number', { value: points })}
    </span>
  );
}
