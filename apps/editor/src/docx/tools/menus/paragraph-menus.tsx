import {
  LineHeight,
  PilcrowLeft,
  PilcrowRight,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
} from 'lucide-react';
import type { ActionEntry } from '../../../ui/menu/menu-entries.ts';
import { spaceAround, spaceLines } from '../../commands/paragraph-format.ts';
import type { BarContext, BarMenu } from '../../toolkit/bar-item.ts';
import { formatAtSelection, useThrottledValue } from '../../toolkit/throttled-value.ts';
import { createToolEntry } from '../../toolkit/tool-entries.tsx';
import { canEdit, runTool } from '../../toolkit/writing-tool.ts';
import { alignTools, directionTools } from '../text/paragraph-tools.ts';
import { SpacingDialog } from '../text/SpacingDialog.tsx';

export const alignMenu: BarMenu = {
  id: 'align',
  group: 'paragraph',
  name: 'tools:align.name',
  icon: TextAlignStart,
  face: AlignFace,
  entries: (context) => [
    { kind: 'group', id: 'alignments', entries: alignTools.map((tool) => createToolEntry(tool, context)) },
  ],
};

function AlignFace() {
  const alignment = useThrottledValue((editor) => formatAtSelection(editor).alignment);
  const icons = { center: TextAlignCenter, right: TextAlignEnd, both: TextAlignJustify };
  const Icon =
    alignment === 'center' || alignment === 'right' || alignment === 'both'
      ? icons[alignment]
      : TextAlignStart;
  return <Icon size={18} aria-hidden />;
}

export const directionMenu: BarMenu = {
  id: 'direction',
  group: 'paragraph',
  name: 'tools:direction.name',
  icon: PilcrowRight,
  face: DirectionFace,
  entries: (context) => [
    {
      kind: 'group',
      id: 'directions',
      entries: directionTools.map((tool) => createToolEntry(tool, context)),
    },
  ],
};

function DirectionFace() {
  const direction = useThrottledValue((editor) => formatAtSelection(editor).direction);
  const Icon = direction === 'rtl' ? PilcrowLeft : PilcrowRight;
  return <Icon size={18} aria-hidden />;
}

const lineSpacings = [1, 1.15, 1.5, 2, 2.5, 3];
/** Twelve points, the step of the commands that add or remove space. */
const defaultSpace = 240;

export const spacingMenu: BarMenu = {
  id: 'spacing',
  group: 'paragraph',
  name: 'tools:spacing.name',
  icon: LineHeight,
  entries: (context) => [
    {
      kind: 'group',
      id: 'lines',
      label: context.t('tools:spacing.lines'),
      entries: lineSpacings.map((lines) => createLineSpacingEntry(lines, context)),
    },
    { kind: 'separator', id: 'separator-space' },
    createSpaceEntry('before', context),
    createSpaceEntry('after', context),
    { kind: 'separator', id: 'separator-other' },
    {
      kind: 'action',
      id: 'spacing-other',
      label: context.t('tools:spacing.other'),
      isEnabled: canEdit(context.editor),
      run: () => context.page.show(<SpacingDialog onClose={() => context.page.show(null)} />),
    },
  ],
};

function createLineSpacingEntry(lines: number, { editor, t }: BarContext): ActionEntry {
  const current = formatAtSelection(editor).lines;
  return {
    kind: 'action',
    id: `lines-${lines}`,
    label: t('tools:number', { value: lines }),
    isRadio: true,
    // Files use 240ths of a line, so 1.15 is only approximate.
    checked: current !== null && Math.abs(current - lines) < 0.01,
    isEnabled: canEdit(editor),
    run: () => runTool(() => spaceLines(lines))(editor),
  };
}

function createSpaceEntry(side: 'before' | 'after', { editor, t }: BarContext): ActionEntry {
  const hasSpace = (formatAtSelection(editor)[side] ?? 0) > 0;
  return {
    kind: 'action',
    id: `space-${side}`,
    label: t(`tools:spacing.${hasSpace ? 'remove' : 'add'}.${side}`),
    isEnabled: canEdit(editor),
    run: () => runTool(() => spaceAround({ [side]: hasSpace ? 0 : defaultSpace }))(editor),
  };
}
