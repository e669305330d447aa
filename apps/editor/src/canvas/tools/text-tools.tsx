import {
  ALargeSmall,
  Baseline,
  Bold,
  IndentDecrease,
  IndentIncrease,
  Italic,
  LineHeight,
  Link,
  List,
  ListOrdered,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Type,
  Underline,
} from 'lucide-react';
import { fontEntries } from '../../ui/menu/font-entries.ts';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { changeFrame, formatWords, selectedNow } from '../commands/editor-commands.ts';
import { LinkDialog } from '../dialogs/LinkDialog.tsx';
import type { RunFormat } from '../scene/run-format.ts';
import type { Shape, TextBody, TextParagraph } from '../scene/scene.ts';
import type { CanvasState } from '../state/create-canvas.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { selectedFormat, setParagraph, toggleFormat } from '../text/text-commands.ts';
import { commonFormat, type ParagraphFormat } from '../text/text-formats.ts';
import { colourEntries } from './colour-menu.tsx';
import type { Icon, Tool, ToolMenu } from './tool.ts';

/** The formatting of the selected text, or of the selected shapes. */
export function shownWords(context: EditorContext): Partial<RunFormat & ParagraphFormat> {
  const editor = context.editor();
  return editor === null
    ? commonFormat(selectedNow(context).flatMap(textsOf))
    : selectedFormat(editor.view.state);
}

export function textsOf(shape: Shape): TextBody[] {
  if (shape.kind === 'box') return [shape.text];
  if (shape.kind === 'group') return shape.shapes.flatMap(textsOf);
  return shape.kind === 'table' ? shape.rows.flatMap(({ cells }) => cells.map(({ text }) => text)) : [];
}

/** Whether there is text that can be formatted, or a shape that can hold some. */
export function hasText({ writing }: CanvasState, context: EditorContext): boolean {
  return writing !== null || selectedNow(context).some((shape) => textsOf(shape).length > 0);
}

function markTool(name: 'bold' | 'italic' | 'underline' | 'strike', icon: Tool['icon'], key?: string): Tool {
  return {
    id: name,
    ...(icon === undefined ? {} : { icon }),
    // During text editing, the text editor handles this key.
    ...(key === undefined ? {} : { keys: [key] }),
    isEnabled: hasText,
    isActive: (_, context) => shownWords(context)[name] === true,
    run: (context) => {
      const editor = context.editor();
      if (editor === null) formatWords(context, { run: { [name]: shownWords(context)[name] !== true } });
      else {
        toggleFormat(name)(editor.view.state, editor.view.dispatch);
        editor.view.focus();
      }
    },
  };
}

export const bold = markTool('bold', Bold, 'Mod-b');
export const italic = markTool('italic', Italic, 'Mod-i');
export const underline = markTool('underline', Underline, 'Mod-u');
const strike = markTool('strike', Strikethrough);

function listTool(list: 'bullet' | 'number', icon: Tool['icon']): Tool {
  return {
    id: list,
    ...(icon === undefined ? {} : { icon }),
    isEnabled: hasText,
    isActive: (_, context) => shownWords(context).list === list,
    run: (context) =>
      formatWords(context, { paragraph: { list: shownWords(context).list === list ? 'none' : list } }),
  };
}

export const bullets = listTool('bullet', List);
export const numbers = listTool('number', ListOrdered);

export const link: Tool = {
  id: 'link',
  icon: Link,
  keys: ['Mod-k'],
  inText: true,
  isEnabled: hasText,
  run: (context) =>
    context.showDialog(
      <LinkDialog
        begin={shownWords(context).link ?? ''}
        apply={(address) => formatWords(context, { run: { link: address } })}
        onClose={() => context.showDialog(null)}
      />,
    ),
};

export const fontMenu: ToolMenu = {
  id: 'font',
  icon: Type,
  isEnabled: hasText,
  entries: (context) => {
    const entries = fontEntries({
      shown: shownWords(context).font,
      isEnabled: hasText(context.canvas.now(), context),
      choose: (name) => formatWords(context, { run: { font: name } }),
    });
    return [{ kind: 'group', id: 'fonts', entries }];
  },
};

const sizes = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 54, 60, 72, 96];

export const sizeMenu: ToolMenu = {
  id: 'size',
  icon: ALargeSmall,
  isEnabled: hasText,
  entries: (context) => {
    const shown = shownWords(context).size;
    const all = [...new Set([...sizes, ...(shown === undefined ? [] : [shown])])].sort((a, b) => a - b);
    const entries = all.map(
      (size): ActionEntry => ({
        kind: 'action',
        id: `size-${size}`,
        label: String(size),
        isRadio: true,
        checked: size === shown,
        isEnabled: hasText(context.canvas.now(), context),
        run: () => formatWords(context, { run: { size } }),
      }),
    );
    return [{ kind: 'group', id: 'sizes', entries }];
  },
};

export const wordColourMenu: ToolMenu = {
  id: 'wordColour',
  icon: Baseline,
  isEnabled: hasText,
  entries: (context, t) =>
    colourEntries(
      {
        id: 'ink',
        shown: shownWords(context).color,
        hasNone: false,
        choose: (colour) => colour !== null && formatWords(context, { run: { color: colour } }),
      },
      context,
      t,
    ),
};

const alignments: readonly [TextParagraph['align'], Icon][] = [
  ['left', TextAlignStart],
  ['center', TextAlignCenter],
  ['right', TextAlignEnd],
  ['justify', TextAlignJustify],
];
const spacings = [0.9, 1, 1.15, 1.5, 2];

export const alignMenu: ToolMenu = {
  id: 'align',
  icon: TextAlignStart,
  isEnabled: hasText,
  entries: (context, t) => {
    const shown = shownWords(context);
    const entries = alignments.map(
      ([align, Icon]): ActionEntry => ({
        kind: 'action',
        id: `align-${align}`,
        label: t(`canvas:align.${align}`),
        icon: <Icon size={16} aria-hidden />,
        isRadio: true,
        checked: shown.align === align,
        run: () => formatWords(context, { paragraph: { align } }),
      }),
    );
    return [{ kind: 'group', id: 'aligning', entries }];
  },
};

export const paragraphMenu: ToolMenu = {
  id: 'paragraph',
  icon: LineHeight,
  isEnabled: hasText,
  entries: (context, t) => {
    const shown = shownWords(context);
    const now = context.canvas.now();
    const isEnabled = hasText(now, context);
    const anchors = new Set(
      selectedNow(context)
        .flatMap(textsOf)
        .map(({ anchor }) => anchor),
    );
    const spacing = spacings.map(
      (lineSpacing): ActionEntry => ({
        kind: 'action',
        id: `spacing-${lineSpacing}`,
        label: t('canvas:spacing', { value: lineSpacing }),
        isRadio: true,
        checked: shown.lineSpacing === lineSpacing,
        isEnabled,
        run: () => formatWords(context, { paragraph: { lineSpacing } }),
      }),
    );
    const anchoring = (['top', 'middle', 'bottom'] as const).map(
      (anchor): ActionEntry => ({
        kind: 'action',
        id: `anchor-${anchor}`,
        label: t(`canvas:anchor.${anchor}`),
        isRadio: true,
        checked: anchors.size === 1 && anchors.has(anchor),
        isEnabled,
        run: () => changeFrame(context, { anchor }),
      }),
    );
    const strikeEntry: MenuEntry = {
      kind: 'action',
      id: 'strike',
      label: t('canvas:tool.strike'),
      checked: shown.strike === true,
      isEnabled,
      run: () => strike.run(context, t),
    };
    return [
      { kind: 'group', id: 'line-spacings', label: t('canvas:lineSpacing'), entries: spacing },
      { kind: 'line', id: 'line-anchor' },
      { kind: 'group', id: 'anchors', label: t('canvas:anchor.title'), entries: anchoring },
      { kind: 'line', id: 'line-words' },
      strikeEntry,
      {
        kind: 'action',
        id: 'right-to-left',
        label: t('canvas:rightToLeft'),
        checked: shown.isRightToLeft === true,
        isEnabled,
        run: () => {
          const isRightToLeft = shown.isRightToLeft !== true;
          formatWords(context, { paragraph: { isRightToLeft, align: isRightToLeft ? 'right' : 'left' } });
        },
      },
    ];
  },
};

export const indent: Tool = {
  id: 'indent',
  name: 'canvas:level.deeper',
  icon: IndentIncrease,
  isEnabled: hasText,
  run: (context) => changeLevel(context, 1),
};
export const outdent: Tool = {
  id: 'outdent',
  name: 'canvas:level.higher',
  icon: IndentDecrease,
  isEnabled: hasText,
  run: (context) => changeLevel(context, -1),
};

function changeLevel(context: EditorContext, by: 1 | -1): void {
  const editor = context.editor();
  const level = (before: number): number => Math.min(8, Math.max(0, before + by));
  if (editor === null) formatWords(context, { paragraph: { level: level(shownWords(context).level ?? 0) } });
  else {
    setParagraph((format) => ({ level: level(format.level) }))(editor.view.state, editor.view.dispatch);
    editor.view.focus();
  }
}
