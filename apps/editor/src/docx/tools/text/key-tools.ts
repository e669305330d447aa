import { changeLevel } from '../../commands/lists.ts';
import { moveBlocks } from '../../commands/move-paragraphs.ts';
import { spaceLines } from '../../commands/paragraph-format.ts';
import { clearFormatting } from '../../commands/paragraph-style.ts';
import { formatText, size } from '../../commands/text-format.ts';
import { getDefaultStyleId, getStyles } from '../../document/styles/styles-of.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { formatAtSelection } from '../../toolkit/throttled-value.ts';
import type { KeyTool } from '../../toolkit/tool.ts';
import { canEdit, runTool } from '../../toolkit/writing-tool.ts';
import { sizes } from '../menus/font-menus.tsx';
import { applyAvailableStyle, findStyleByName } from './offered-styles.ts';

function keyTool(id: string, keys: string, run: KeyTool['run']): KeyTool {
  return { id, name: `tools:keyOf.${id}`, keys, run, isEnabled: canEdit };
}

/** Tools with only a shortcut, without a menu entry; the keys are Word's. */
export const keyTools: readonly KeyTool[] = [
  ...[1, 2, 3].map((level) =>
    keyTool(`heading${level}`, `Mod-Alt-${level}`, (editor) => chooseHeading(editor, level)),
  ),
  keyTool('plain', 'Mod-Alt-0', (editor) =>
    applyAvailableStyle(editor, getDefaultStyleId(getStyles(editor.parts()))),
  ),
  keyTool(
    'single',
    'Mod-1',
    runTool(() => spaceLines(1)),
  ),
  keyTool(
    'double',
    'Mod-2',
    runTool(() => spaceLines(2)),
  ),
  keyTool(
    'oneAndHalf',
    'Mod-5',
    runTool(() => spaceLines(1.5)),
  ),
  keyTool(
    'larger',
    'Mod->',
    runTool((editor) => formatText(size(nextSize(editor, 1)))),
  ),
  keyTool(
    'smaller',
    'Mod-<',
    runTool((editor) => formatText(size(nextSize(editor, -1)))),
  ),
  keyTool(
    'clearToo',
    'Mod-Space',
    runTool(({ parts }) => clearFormatting(getStyles(parts()))),
  ),
  keyTool('promote', 'Alt-Shift-ArrowLeft', (editor) => changeDepth(editor, -1)),
  keyTool('demote', 'Alt-Shift-ArrowRight', (editor) => changeDepth(editor, 1)),
  keyTool(
    'moveUp',
    'Alt-Shift-ArrowUp',
    runTool(() => moveBlocks(-1)),
  ),
  keyTool(
    'moveDown',
    'Alt-Shift-ArrowDown',
    runTool(() => moveBlocks(1)),
  ),
];

function chooseHeading(editor: DocumentEditor, level: number): void {
  const style = findStyleByName(editor.parts(), `heading ${level}`);
  if (style !== undefined) applyAvailableStyle(editor, style.styleId);
}

function nextSize(editor: DocumentEditor, direction: 1 | -1): number {
  const current = formatAtSelection(editor).size ?? 12;
  const next = direction > 0 ? sizes.find((one) => one > current) : sizes.findLast((one) => one < current);
  return next ?? Math.max(1, current + direction);
}

const minLevel = 1;
const maxLevel = 6;

/** Changes the list level of items, or the level of headings. */
function changeDepth(editor: DocumentEditor, direction: 1 | -1): void {
  const { list, styleId } = formatAtSelection(editor);
  if (list !== 'none' && list !== null) {
    runTool(({ parts }) => changeLevel(direction, parts()))(editor);
    return;
  }
  const name = styleId === null ? '' : getStyles(editor.parts()).getStyle(styleId)?.name;
  const [, level] = /^heading ([1-9])$/i.exec(name ?? '') ?? [];
  if (level !== undefined)
    chooseHeading(editor, Math.min(maxLevel, Math.max(minLevel, Number(level) + direction)));
}
