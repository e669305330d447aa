import {
  ALargeSmall,
  Baseline,
  Bold,
  Grid2X2,
  Italic,
  PaintBucket,
  Percent,
  Strikethrough,
  TableCellsMerge,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Type,
  Underline,
} from 'lucide-react';
import { createFontEntries } from '../../ui/menu/font-entries.ts';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { setCellFormat } from '../editing/cell-commands.ts';
import { findCharacterFormat, formatCharacters } from '../editing/rich-entry.ts';
import type { BarItem, Tool, ToolContext, ToolMenu } from '../editing/tool.ts';
import { isSingleCell, listSelectedAreas } from '../editing/workbook-editing.ts';
import { overlaps } from '../workbook/area.ts';
import {
  type Border,
  borderLines,
  borderPlaces,
  type CellFormat,
  type CellFormatPatch,
  stackedRotation,
} from '../workbook/style.ts';

const createToggleTool = (
  id: string,
  icon: Tool['icon'],
  keys: string,
  key: 'isBold' | 'isItalic' | 'isUnderlined' | 'isStruck',
): Tool => ({
  kind: 'tool',
  id,
  group: 'font',
  icon,
  keys,
  isForCharacters: true,
  isActive: (context) => findCurrentFormat(context)[key] === true,
  run: (context) => {
    setFont(context, { [key]: findCurrentFormat(context)[key] !== true });
  },
});

/** The format of the selected characters, or else of the active cell; without what is not the same for all characters. */
const findCurrentFormat = ({ editing, lang, characters }: ToolContext): Partial<CellFormat> =>
  characters === null ? editing.formatOfActive() : findCharacterFormat(editing, lang, characters);

/** Formats the selected characters, or else the selected cells. */
function setFont({ editing, lang, characters }: ToolContext, patch: CellFormatPatch): void {
  if (characters === null) setCellFormat(editing, patch);
  else formatCharacters(editing, lang, { characters, patch });
}

const colourChoices = [
  ['black', '000000'],
  ['grey', '7F7F7F'],
  ['white', 'FFFFFF'],
  ['brown', '8A5A2B'],
  ['red', 'C00000'],
  ['orange', 'ED7D31'],
  ['yellow', 'FFE699'],
  ['lightGreen', 'C6E0B4'],
  ['green', '2E7D4F'],
  ['lightBlue', 'BDD7EE'],
  ['blue', '1F5673'],
  ['purple', '7030A0'],
] as const;

interface ColourChoice {
  /** Of the menu. */
  id: string;
  /** Undefined if characters have several. */
  current: string | null | undefined;
  choose: (colour: string) => void;
}

const createColourGroup = (t: ToolContext['t'], { id, current, choose }: ColourChoice): MenuEntry => ({
  kind: 'group',
  id: `${id}-samples`,
  columns: 6,
  entries: colourChoices.map(
    ([name, colour]): ActionEntry => ({
      kind: 'action',
      id: `${id}-${name}`,
      label: t(`page:colours.${name}`),
      checked: current === colour,
      isRadio: true,
      style: { background: `#${colour}` },
      run: () => choose(colour),
    }),
  ),
});

function createColourMenu(id: string, icon: ToolMenu['icon'], key: 'colour' | 'fill'): ToolMenu {
  return {
    kind: 'menu',
    id,
    group: 'font',
    icon,
    isForCharacters: key === 'colour',
    entries: (context) => {
      const { t } = context;
      const current = findCurrentFormat(context)[key];
      return [
        {
          kind: 'action',
          id: `${id}-none`,
          label: t(key === 'fill' ? 'page:noFill' : 'page:noColour'),
          checked: current === null,
          isRadio: true,
          run: () => setFont(context, { [key]: null }),
        },
        createColourGroup(t, {
          id,
          current,
          choose: (colour) => setFont(context, { [key]: colour }),
        }),
      ];
    },
  };
}

const fontMenu: ToolMenu = {
  kind: 'menu',
  id: 'font',
  group: 'font',
  icon: Type,
  buttonLabel: (context) => findCurrentFormat(context).font ?? '',
  isForCharacters: true,
  entries: (context) =>
    createFontEntries({
      currentFont: findCurrentFormat(context).font,
      isEnabled: true,
      choose: (font) => setFont(context, { font }),
    }),
};

const sizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36];

const sizeMenu: ToolMenu = {
  kind: 'menu',
  id: 'size',
  group: 'font',
  icon: ALargeSmall,
  buttonLabel: (context) => String(findCurrentFormat(context).size ?? ''),
  isForCharacters: true,
  entries: (context) =>
    sizes.map((size) => ({
      kind: 'action',
      id: `size-${size}`,
      label: String(size),
      checked: findCurrentFormat(context).size === size,
      isRadio: true,
      run: () => setFont(context, { size }),
    })),
};

const formats = [
  ['general', 'General'],
  ['number', '#,##0.00'],
  ['whole', '#,##0'],
  ['percent', '0.00%'],
  ['euro', '#,##0.00 "€"'],
  ['dollar', '"$"#,##0.00'],
  ['date', 'yyyy-mm-dd'],
  ['dateDots', 'dd.mm.yyyy'],
  ['longDate', 'd mmmm yyyy'],
  ['time', 'hh:mm'],
  ['scientific', '0.00E+00'],
  ['fraction', '# ?/?'],
  ['text', '@'],
] as const;

const formatMenu: ToolMenu = {
  kind: 'menu',
  id: 'format',
  group: 'number',
  icon: Percent,
  buttonLabel: ({ editing, t }) =>
    t(
      `page:formats.${formats.find(([, format]) => format === editing.formatOfActive().format)?.[0] ?? 'other'}`,
    ),
  entries: ({ editing, t }) => [
    ...formats.map(
      ([name, format]): MenuEntry => ({
        kind: 'action',
        id: `format-${name}`,
        label: t(`page:formats.${name}`),
        checked: editing.formatOfActive().format === format,
        isRadio: true,
        run: () => setCellFormat(editing, { format }),
      }),
    ),
    { kind: 'separator', id: 'separator-format' },
    {
      kind: 'action',
      id: 'decimals-more',
      label: t('page:decimalsMore'),
      run: () => setCellFormat(editing, { format: changeDecimals(editing.formatOfActive().format, 1) }),
    },
    {
      kind: 'action',
      id: 'decimals-less',
      label: t('page:decimalsLess'),
      run: () => setCellFormat(editing, { format: changeDecimals(editing.formatOfActive().format, -1) }),
    },
  ],
};

/** Adds or removes a decimal place in each numeric section of a format. */
export function changeDecimals(format: string, direction: 1 | -1): string {
  if (format === 'General') return direction > 0 ? '0.0' : '0';
  return format.replace(/0(\.0+)?(?![0#,])/, (_, decimals: string = '') => {
    const count = Math.max(0, Math.max(0, decimals.length - 1) + direction);
    return count === 0 ? '0' : `0.${'0'.repeat(count)}`;
  });
}

/** Degrees anticlockwise. */
const rotations = [0, 45, 90, -45, -90, stackedRotation] as const;

const alignMenu: ToolMenu = {
  kind: 'menu',
  id: 'align',
  group: 'align',
  icon: TextAlignStart,
  entries: ({ editing, t }) => {
    const format = editing.formatOfActive();
    const createOption = (
      id: string,
      patch: CellFormatPatch,
      isOn: boolean,
      icon?: Tool['icon'],
    ): ActionEntry => ({
      kind: 'action',
      id: `align-${id}`,
      label: t(`page:aligns.${id}`),
      checked: isOn,
      ...(icon === undefined ? {} : { icon: renderIcon(icon) }),
      run: () => setCellFormat(editing, patch),
    });
    const createHorizontalOption = (
      id: string,
      align: CellFormat['align'],
      icon: Tool['icon'],
    ): ActionEntry =>
      createOption(id, { align: format.align === align ? null : align }, format.align === align, icon);
    const createVerticalOption = (id: string, vertical: CellFormat['vertical']): ActionEntry =>
      createOption(id, { vertical }, (format.vertical ?? 'bottom') === vertical);
    return [
      createHorizontalOption('left', 'left', TextAlignStart),
      createHorizontalOption('center', 'center', TextAlignCenter),
      createHorizontalOption('right', 'right', TextAlignEnd),
      { kind: 'separator', id: 'separator-align-1' },
      createVerticalOption('top', 'top'),
      createVerticalOption('middle', 'center'),
      createVerticalOption('bottom', 'bottom'),
      { kind: 'separator', id: 'separator-align-2' },
      createOption('wraps', { wraps: !format.wraps }, format.wraps),
      createOption('more', { indent: format.indent + 1, align: format.align ?? 'left' }, false),
      createOption('less', { indent: Math.max(0, format.indent - 1) }, false),
      {
        kind: 'menu',
        id: 'align-rotation',
        label: t('page:rotation'),
        entries: () =>
          rotations.map((rotation) => ({
            kind: 'action',
            id: `rotation-${rotation}`,
            label: t(`page:rotations.${rotation}`),
            checked: format.rotation === rotation,
            isRadio: true,
            run: () => setCellFormat(editing, { rotation }),
          })),
      },
    ];
  },
};

const renderIcon = (Icon: Tool['icon']) => <Icon size={16} aria-hidden />;

/** The line of the next borders, as it was chosen last. */
let borderLine: Border = { line: 'thin', colour: '000000' };

const bordersMenu: ToolMenu = {
  kind: 'menu',
  id: 'borders',
  group: 'font',
  icon: Grid2X2,
  entries: ({ editing, sheetView, t }) => [
    ...borderPlaces.map(
      (which): ActionEntry => ({
        kind: 'action',
        id: `borders-${which}`,
        label: t(`page:borders.${which}`),
        run: () =>
          editing.apply({
            kind: 'many',
            edits: listSelectedAreas(sheetView).map((area) => ({
              kind: 'borders',
              sheet: sheetView.sheet.id,
              area,
              which,
              border: borderLine,
            })),
          }),
      }),
    ),
    { kind: 'separator', id: 'separator-borders' },
    {
      kind: 'menu',
      id: 'border-line',
      label: t('page:borderLine'),
      entries: () =>
        borderLines.map((line) => ({
          kind: 'action',
          id: `border-line-${line}`,
          label: t(`page:borderLines.${line}`),
          checked: borderLine.line === line,
          isRadio: true,
          run: () => {
            borderLine = { ...borderLine, line };
          },
        })),
    },
    {
      kind: 'menu',
      id: 'border-colour',
      label: t('page:borderColour'),
      entries: () => [
        createColourGroup(t, {
          id: 'border',
          current: borderLine.colour,
          choose: (colour) => {
            borderLine = { ...borderLine, colour };
          },
        }),
      ],
    },
  ],
};

const isSelectionMerged = ({ sheetView }: Pick<ToolContext, 'sheetView'>): boolean =>
  sheetView.sheet.merges.some((one) => overlaps(one, sheetView.area));

const mergeTool: Tool = {
  kind: 'tool',
  id: 'merge',
  group: 'align',
  icon: TableCellsMerge,
  isEnabled: (view) => isSelectionMerged({ sheetView: view }) || !isSingleCell(view),
  isActive: isSelectionMerged,
  run: ({ editing, sheetView }) =>
    editing.apply({
      kind: isSelectionMerged({ sheetView }) ? 'unmerge' : 'merge',
      sheet: sheetView.sheet.id,
      area: sheetView.area,
    }),
};

/** Toolbar items for cell formats. */
export const formatItems: readonly BarItem[] = [
  fontMenu,
  sizeMenu,
  createToggleTool('bold', Bold, 'Mod-b', 'isBold'),
  createToggleTool('italic', Italic, 'Mod-i', 'isItalic'),
  createToggleTool('underline', Underline, 'Mod-u', 'isUnderlined'),
  createToggleTool('strike', Strikethrough, 'Mod-5', 'isStruck'),
  createColourMenu('colour', Baseline, 'colour'),
  createColourMenu('fill', PaintBucket, 'fill'),
  bordersMenu,
  alignMenu,
  mergeTool,
  formatMenu,
];
