import type { Direction } from '@redraft/sentences/languages';
import {
  IndentDecrease,
  IndentIncrease,
  List,
  ListOrdered,
  PilcrowLeft,
  PilcrowRight,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
} from 'lucide-react';
import { indent, toggleList } from '../../commands/lists.ts';
import { type Alignment, align, setDirection } from '../../commands/paragraph-format.ts';
import { formatAtSelection } from '../../toolkit/throttled-value.ts';
import type { Tool } from '../../toolkit/tool.ts';
import { canEdit, runTool } from '../../toolkit/writing-tool.ts';

export const bulletsTool: Tool = {
  id: 'bullets',
  group: 'paragraph',
  name: 'tools:bullets',
  icon: List,
  keys: 'Mod-Shift-l',
  run: (editor) => canEdit(editor) && toggleList(editor, 'bullet'),
  isEnabled: canEdit,
  isActive: (editor) => formatAtSelection(editor).list === 'bullet',
};

export const numbersTool: Tool = {
  id: 'numbers',
  group: 'paragraph',
  name: 'tools:numbers',
  icon: ListOrdered,
  keys: 'Mod-Shift-7',
  run: (editor) => canEdit(editor) && toggleList(editor, 'numbered'),
  isEnabled: canEdit,
  isActive: (editor) => formatAtSelection(editor).list === 'number',
};

export const indentTools: readonly Tool[] = [
  {
    id: 'outdent',
    group: 'paragraph',
    name: 'tools:outdent',
    icon: IndentDecrease,
    keys: 'Mod-Shift-m',
    run: runTool((editor) => indent(-1, editor.parts())),
    isEnabled: canEdit,
  },
  {
    id: 'indent',
    group: 'paragraph',
    name: 'tools:indent',
    icon: IndentIncrease,
    keys: 'Mod-m',
    run: runTool((editor) => indent(1, editor.parts())),
    isEnabled: canEdit,
  },
];

const alignments: readonly [Alignment, Tool['icon'], string][] = [
  ['left', TextAlignStart, 'Mod-l'],
  ['center', TextAlignCenter, 'Mod-e'],
  ['right', TextAlignEnd, 'Mod-Shift-r'],
  ['both', TextAlignJustify, 'Mod-j'],
];

export const alignTools: readonly Tool[] = alignments.map(([alignment, icon, keys]) => ({
  id: `align-${alignment}`,
  group: 'paragraph',
  name: `tools:align.${alignment}`,
  icon,
  keys,
  choice: 'align',
  run: runTool(() => align(alignment)),
  isEnabled: canEdit,
  isActive: (editor) => formatAtSelection(editor).alignment === alignment,
}));

/** The keys are Word's; `direction-keys.ts` handles them, as they have no key besides Ctrl and Shift. */
const directions: readonly [Direction, Tool['icon'], string][] = [
  ['ltr', PilcrowRight, 'Mod-LeftShift'],
  ['rtl', PilcrowLeft, 'Mod-RightShift'],
];

export const directionTools: readonly Tool[] = directions.map(([direction, icon, keys]) => ({
  id: `direction-${direction}`,
  group: 'paragraph',
  name: `tools:direction.${direction}`,
  icon,
  keys,
  choice: 'direction',
  run: runTool(() => setDirection(direction)),
  isEnabled: canEdit,
  isActive: (editor) => formatAtSelection(editor).direction === direction,
}));
