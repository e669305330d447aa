import { ALargeSmall, Type } from 'lucide-react';
import { useTexts } from '../../../i18n.ts';
import { fontEntries } from '../../../ui/menu/font-entries.ts';
import type { ActionEntry } from '../../../ui/menu/menu-entries.ts';
import { font, formatText, size } from '../../commands/text-format.ts';
import type { BarContext, BarMenu } from '../../toolkit/bar-item.ts';
import { shownIn, useThrottledValue } from '../../toolkit/throttled-value.ts';
import { isWriting, runTool } from '../../toolkit/writing-tool.ts';
import { mixedLabel } from '../mixed.ts';
import { SizeDialog } from '../text/SizeDialog.tsx';

export const fontMenu: BarMenu = {
  id: 'font',
  group: 'font',
  name: 'tools:font',
  icon: Type,
  face: FontFaceName,
  isValue: true,
  entries: ({ editing }) => {
    const entries = fontEntries({
      shown: shownIn(editing).font,
      isEnabled: isWriting(editing),
      choose: (name) => runTool(() => formatText(font(name)))(editing),
    });
    return [{ kind: 'group', id: 'fonts', entries }];
  },
};

function FontFaceName() {
  const name = useThrottledValue((editing) => shownIn(editing).font ?? mixedLabel);
  return <span className="tool-value wide-only">{name}</span>;
}

export const sizes = [8, 9, 10, 10.5, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48, 72];

export const sizeMenu: BarMenu = {
  id: 'size',
  group: 'font',
  name: 'tools:size',
  icon: ALargeSmall,
  face: SizeFace,
  isValue: true,
  entries: (context) => [
    { kind: 'group', id: 'sizes', entries: sizeEntries(context) },
    { kind: 'line', id: 'size-line' },
    {
      kind: 'action',
      id: 'size-other',
      label: context.t('tools:sizeOther'),
      isEnabled: isWriting(context.editing),
      run: () => context.page.show(<SizeDialog onClose={() => context.page.show(null)} />),
    },
  ],
};

function sizeEntries({ editing, t }: BarContext): ActionEntry[] {
  const shown = shownIn(editing).size;
  const offered = shown === null || sizes.includes(shown) ? sizes : [...sizes, shown].sort((a, b) => a - b);
  return offered.map((points) => ({
    kind: 'action',
    id: `size-${points}`,
    label: t('tools:number', { value: points }),
    isRadio: true,
    checked: points === shown,
    isEnabled: isWriting(editing),
    run: () => runTool(() => formatText(size(points)))(editing),
  }));
}

function SizeFace() {
  const t = useTexts();
  const points = useThrottledValue((editing) => shownIn(editing).size);
  return (
    <span className="tool-value wide-only">
      {points === null ? mixedLabel : t('tools:number', { value: points })}
    </span>
  );
}
