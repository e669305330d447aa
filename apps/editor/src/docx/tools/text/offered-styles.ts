import type { DocxPackage, Style, StyleDefinitions } from '@eigenpal/docx-editor-core/types/document';
import { applyStyle } from '../../commands/paragraph-style.ts';
import { type BuiltInStyle, withStyle } from '../../document/styles/built-in-styles.ts';
import { plainStyleId, type Styles, stylesOf } from '../../document/styles/styles-of.ts';
import type { Editing } from '../../editing/editing.ts';
import { runTool } from '../../toolkit/writing-tool.ts';

/** Styles that texts need and many files lack until they are used. */
const needed: readonly BuiltInStyle[] = ['Title', 'heading 1', 'heading 2', 'heading 3', 'Quote'];

const extended = new WeakMap<object, StyleDefinitions>();

/** The styles of a document, with built-in ones that it lacks. */
function withNeeded({ styles }: DocxPackage): StyleDefinitions | undefined {
  if (styles === undefined) return undefined;
  const before = extended.get(styles);
  if (before !== undefined) return before;
  const all = needed.reduce((known, name) => withStyle(known, name).styles, styles);
  extended.set(styles, all);
  return all;
}

export function possibleStyles(parts: DocxPackage): Styles {
  const styles = withNeeded(parts);
  return stylesOf(styles === undefined ? parts : { ...parts, styles });
}

/** Styles for the menu, in the usual order: the document's own, and those in use. */
export function offeredStyles(styles: Styles, current: string | null): readonly Style[] {
  const plain = plainStyleId(styles);
  const place = (style: Style): number => (style.styleId === plain ? -1 : (style.uiPriority ?? 99));
  const isOffered = (style: Style): boolean =>
    style.styleId === plain || (!style.hidden && !style.semiHidden && isQuick(style));
  return styles
    .getParagraphStyles()
    .filter((style) => style.styleId === current || isOffered(style))
    .sort((a, b) => place(a) - place(b));
}

function isQuick({ name, qFormat }: Style): boolean {
  return qFormat === true || /^(heading [1-6]|title|quote)$/i.test(name ?? '');
}

/** Applies a style to the selected paragraphs, and adds it to the document if necessary. */
export function chooseStyle(editing: Editing, styleId: string): void {
  const style = possibleStyles(editing.parts()).getStyle(styleId);
  const name = needed.find((one) => one.toLowerCase() === style?.name?.toLowerCase());
  runTool(({ parts, patch }) => {
    const isKnown = stylesOf(parts()).hasStyle(styleId);
    if (!isKnown && name !== undefined) patch({ styles: withStyle(parts().styles, name).styles });
    return applyStyle(styleId, { styles: stylesOf(parts()), numbering: parts().numbering });
  })(editing);
}

/** Finds a style by its built-in name, which is the same in files of every language. */
export function styleNamed(parts: DocxPackage, name: string): Style | undefined {
  const styles = possibleStyles(parts).getParagraphStyles();
  return styles.find((style) => style.name?.toLowerCase() === name);
}
