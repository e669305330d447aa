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
import { createFontEntries } from '../../ui/menu/font-entries.ts';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { changeTextAnchor, formatText, getSelectedShapes } from '../commands/editor-commands.ts';
import { LinkDialog } from '../dialogs/LinkDialog.tsx';
import type { RunFormat } from '../scene/run-format.ts';
import type { Shape, TextBody, TextParagraph } from '../scene/scene.ts';
import type { CanvasState } from '../state/create-canvas.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { createListChange, getCommonFormat, setParagraph, toggleFormat } from '../text/text-commands.ts';
import { computeCommonFormat, type ParagraphFormat } from '../text/text-formats.ts';
import { createColourEntries } from './colour-menu.tsx';
import type { Icon, Tool, ToolMenu } from './tool.ts';

/** The formatting of the selected text, or of the selected shapes. */
export function getSelectedFormat(context: EditorContext): Partial<RunFormat & ParagraphFormat> {
  const editor = context.getEditor();
  return editor === null
    ? computeCommonFormat(getSelectedShapes(context).flatMap(listTextBodies))
    : getCommonFormat(editor.view.state);
}

export function listTextBodies(shape: Shape): TextBody[] {
  if (shape.kind === 'box') return [shape.text];
  if (shape.kind === 'group') return shape.shapes.flatMap(listTextBodies);
  return shape.kind === 'table' ? shape.rows.flatMap(({ cells }) => cells.map(({ text }) => text)) : [];
}

/** Whether there is text that can be formatted, or a shape that can hold some. */
export function hasFormattableText({ textPath }: CanvasState, context: EditorContext): boolean {
  return textPath !== null || getSelectedShapes(context).some((shape) => listTextBodies(shape).length > 0);
}

function createMarkTool(
  name: 'bold' | 'italic' | 'underline' | 'strike',
  icon: Tool['icon'],
  key?: string,
): Tool {
  return {
    id: name,
    ...(icon === undefined ? {} : { icon }),
    // During text editing, the text editor handles this key.
    ...(key === undefined ? {} : { keys: [key] }),
    isEnabled: hasFormattableText,
    isActive: (_, context) => getSelectedFormat(context)[name] === true,
    run: (context) => {
      const editor = context.getEditor();
      if (editor === null)
        formatText(context, { run: { [name]: getSelectedFormat(context)[name] !== true } });
      else {
        toggleFormat(name)(editor.view.state, editor.view.dispatch);
        editor.view.focus();
      }
    },
  };
}

export const bold = createMarkTool('bold', Bold, 'Mod-b');
export const italic = createMarkTool('italic', Italic, 'Mod-i');
export const underline = createMarkTool('underline', Underline, 'Mod-u');
const strike = createMarkTool('strike', Strikethrough);

function createListTool(list: 'bullet' | 'number', icon: Tool['icon']): Tool {
  return {
    id: list,
    ...(icon === undefined ? {} : { icon }),
    isEnabled: hasFormattableText,
    isActive: (_, context) => getSelectedFormat(context).list === list,
    run: (context) =>
      formatText(context, {
        paragraph: createListChange(getSelectedFormat(context).list === list ? 'none' : list),
      }),
  };
}

export const bulletTool = createListTool('bullet', List);
export const numberTool = createListTool('number', ListOrdered);

export const link: Tool = {
  id: 'link',
  icon: Link,
  keys: ['Mod-k'],
  worksInText: true,
  isEnabled: hasFormattableText,
  run: (context) =>
    context.showDialog(
      <LinkDialog
        initialAddress={getSelectedFormat(context).link ?? ''}
        apply={(address) => formatText(context, { run: { link: address } })}
        onClose={() => context.showDialog(null)}
      />,
    ),
};

export const fontMenu: ToolMenu = {
  id: 'font',
  icon: Type,
  isEnabled: hasFormattableText,
  entries: (context) => {
    const entries = createFontEntries({
      currentFont: getSelectedFormat(context).font,
      isEnabled: hasFormattableText(context.canvas.getState(), context),
      choose: (name) => formatText(context, { run: { font: name } }),
    });
    return [{ kind: 'group', id: 'fonts', entries }];
  },
};

const sizes = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 54, 60, 72, 96];

export const sizeMenu: ToolMenu = {
  id: 'size',
  icon: ALargeSmall,
  isEnabled: hasFormattableText,
  entries: (context) => {
    const currentSize = getSelectedFormat(context).size;
    const allSizes = [...new Set([...sizes, ...(currentSize === undefined ? [] : [currentSize])])].sort(
      (a, b) => a - b,
    );
    const entries = allSizes.map(
      (size): ActionEntry => ({
        kind: 'action',
        id: `size-${size}`,
        label: String(size),
        isRadio: true,
        checked: size === currentSize,
        isEnabled: hasFormattableText(context.canvas.getState(), context),
        run: () => formatText(context, { run: { size } }),
      }),
    );
    return [{ kind: 'group', id: 'sizes', entries }];
  },
};

export const textColourMenu: ToolMenu = {
  id: 'wordColour',
  icon: Baseline,
  isEnabled: hasFormattableText,
  entries: (context, t) =>
    createColourEntries(
      {
        id: 'ink',
        current: getSelectedFormat(context).color,
        hasNone: false,
        onChoose: (colour) => colour !== null && formatText(context, { run: { color: colour } }),
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
  isEnabled: hasFormattableText,
  entries: (context, t) => {
    const currentFormat = getSelectedFormat(context);
    const entries = alignments.map(
      ([align, Icon]): ActionEntry => ({
        kind: 'action',
        id: `align-${align}`,
        label: t(`canvas:align.${align}`),
        icon: <Icon size={16} aria-hidden />,
        isRadio: true,
        checked: currentFormat.align === align,
        run: () => formatText(context, { paragraph: { align } }),
      }),
    );
    return [{ kind: 'group', id: 'aligning', entries }];
  },
};

export const paragraphMenu: ToolMenu = {
  id: 'paragraph',
  icon: LineHeight,
  isEnabled: hasFormattableText,
  entries: (context, t) => {
    const currentFormat = getSelectedFormat(context);
    const now = context.canvas.getState();
    const isEnabled = hasFormattableText(now, context);
    const anchors = new Set(
      getSelectedShapes(context)
        .flatMap(listTextBodies)
        .map(({ anchor }) => anchor),
    );
    const spacingEntries = spacings.map(
      (lineSpacing): ActionEntry => ({
        kind: 'action',
        id: `spacing-${lineSpacing}`,
        label: t('canvas:spacing', { value: lineSpacing }),
        isRadio: true,
        checked: currentFormat.lineSpacing === lineSpacing,
        isEnabled,
        run: () => formatText(context, { paragraph: { lineSpacing } }),
      }),
    );
    const anchorEntries = (['top', 'middle', 'bottom'] as const).map(
      (anchor): ActionEntry => ({
        kind: 'action',
        id: `anchor-${anchor}`,
        label: t(`canvas:anchor.${anchor}`),
        isRadio: true,
        checked: anchors.size === 1 && anchors.has(anchor),
        isEnabled,
        run: () => changeTextAnchor(context, { anchor }),
      }),
    );
    const strikeEntry: MenuEntry = {
      kind: 'action',
      id: 'strike',
      label: t('canvas:tool.strike'),
      checked: currentFormat.strike === true,
      isEnabled,
      run: () => strike.run(context, t),
    };
    return [
      { kind: 'group', id: 'line-spacings', label: t('canvas:lineSpacing'), entries: spacingEntries },
      { kind: 'separator', id: 'separator-anchor' },
      { kind: 'group', id: 'anchors', label: t('canvas:anchor.title'), entries: anchorEntries },
      { kind: 'separator', id: 'separator-words' },
      strikeEntry,
      {
        kind: 'action',
        id: 'right-to-left',
        label: t('canvas:rightToLeft'),
        checked: currentFormat.isRightToLeft === true,
        isEnabled,
        run: () => {
          const isRightToLeft = currentFormat.isRightToLeft !== true;
          formatText(context, { paragraph: { isRightToLeft, align: isRightToLeft ? 'right' : 'left' } });
        },
      },
    ];
  },
};

export const indent: Tool = {
  id: 'indent',
  labelKey: 'canvas:level.deeper',
  icon: IndentIncrease,
  isEnabled: hasFormattableText,
  run: (context) => changeLevel(context, 1),
};
export const outdent: Tool = {
  id: 'outdent',
  labelKey: 'canvas:level.higher',
  icon: IndentDecrease,
  isEnabled: hasFormattableText,
  run: (context) => changeLevel(context, -1),
};

function changeLevel(context: EditorContext, direction: 1 | -1): void {
  const editor = context.getEditor();
  const clampLevel = (currentLevel: number): number => Math.min(8, Math.max(0, currentLevel + direction));
  if (editor === null)
    formatText(context, {
      paragraph: { level: clampLevel(getSelectedFormat(context).level ?? 0), indents: null },
    });
  else {
    setParagraph((format) => ({ level: clampLevel(format.level) }))(editor.view.state, editor.view.dispatch);
    editor.view.focus();
  }
}
