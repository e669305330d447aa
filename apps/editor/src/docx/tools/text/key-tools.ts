import { changeLevel } from '../../commands/lists.ts';
import { moveBlocks } from '../../commands/move-paragraphs.ts';
import { spaceLines } from '../../commands/paragraph-format.ts';
import { clearFormatting } from '../../commands/paragraph-style.ts';
import { formatText, size } from '../../commands/text-format.ts';
import { plainStyleId, stylesOf } from '../../document/styles/styles-of.ts';
import type { Editing } from '../../editing/editing.ts';
import { shownIn } from '../../toolkit/throttled-value.ts';
import type { KeyTool } from '../../toolkit/tool.ts';
import { isWriting, runTool } from '../../toolkit/writing-tool.ts';
import { sizes } from '../menus/font-menus.tsx';
import { chooseStyle, styleNamed } from './offered-styles.ts';

function keyTool(id: string, keys: string, run: KeyTool['run']): KeyTool {
  return { id, name: `tools:keyOf.${id}`, keys, run, isEnabled: isWriting };
}

/** Tools with only a shortcut, without a menu entry; the keys are Word's. */
export const keyTools: readonly KeyTool[] = [
  ...[1, 2, 3].map((level) =>
    keyTool(`heading${level}`, `Mod-Alt-${level}`, (editing) => chooseHeading(editing, level)),
  ),
  keyTool('plain', 'Mod-Alt-0', (editing) => chooseStyle(editing, plainStyleId(stylesOf(editing.parts())))),
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
    runTool((editing) => formatText(size(nextSize(editing, 1)))),
  ),
  keyTool(
    'smaller',
    'Mod-<',
    runTool((editing) => formatText(size(nextSize(editing, -1)))),
  ),
  keyTool(
    'clearToo',
    'Mod-Space',
    runTool(({ parts }) => clearFormatting(stylesOf(parts()))),
  ),
  keyTool('promote', 'Alt-Shift-ArrowLeft', (editing) => changeDepth(editing, -1)),
  keyTool('demote', 'Alt-Shift-ArrowRight', (editing) => changeDepth(editing, 1)),
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

function chooseHeading(editing: Editing, level: number): void {
  const style = styleNamed(editing.parts(), `heading ${level}`);
  if (style !== undefined) chooseStyle(editing, style.styleId);
}

function nextSize(editing: Editing, by: 1 | -1): number {
  const now = shownIn(editing).size ?? 12;
  const next = by > 0 ? sizes.find((one) => one > now) : sizes.findLast((one) => one < now);
  return next ?? Math.max(1, now + by);
}

const highest = 1;
const maxDepth = 6;

/** Changes the list level of items, or the level of headings. */
function changeDepth(editing: Editing, by: 1 | -1): void {
  const { list, styleId } = shownIn(editing);
  if (list !== 'none' && list !== null) {
    runTool(({ parts }) => changeLevel(by, parts()))(editing);
    return;
  }
  const name = styleId === null ? '' : stylesOf(editing.parts()).getStyle(styleId)?.name;
  const [, level] = /^heading ([1-9])$/i.exec(name ?? '') ?? [];
  if (level !== undefined) chooseHeading(editing, Math.min(maxDepth, Math.max(highest, Number(level) + by)));
}
