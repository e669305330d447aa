import type { DocxPackage, Style, StyleDefinitions } from '@eigenpal/docx-editor-core/types/document';
import { applyStyle } from '../../commands/paragraph-style.ts';
import { type BuiltInStyle, ensureStyle } from '../../document/styles/built-in-styles.ts';
import { getDefaultStyleId, getStyles, type Styles } from '../../document/styles/styles-of.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { runTool } from '../../toolkit/writing-tool.ts';

/** Styles that texts need and many files lack until they are used. */
const requiredStyles: readonly BuiltInStyle[] = ['Title', 'heading 1', 'heading 2', 'heading 3', 'Quote'];

const extendedStylesCache = new WeakMap<object, StyleDefinitions>();

/** The styles of a document, with built-in ones that it lacks. */
function addRequiredStyles({ styles }: DocxPackage): StyleDefinitions | undefined {
  if (styles === undefined) return undefined;
  const before = extendedStylesCache.get(styles);
  if (before !== undefined) return before;
  const all = requiredStyles.reduce((known, name) => ensureStyle(known, name).styles, styles);
  extendedStylesCache.set(styles, all);
  return all;
}

export function getAvailableStyles(parts: DocxPackage): Styles {
  const styles = addRequiredStyles(parts);
  return getStyles(styles === undefined ? parts : { ...parts, styles });
}

/** Styles for the menu, in the usual order: the document's own, and those in use. */
export function listMenuStyles(styles: Styles, current: string | null): readonly Style[] {
  const plain = getDefaultStyleId(styles);
  const sortKey = (style: Style): number => (style.styleId === plain ? -1 : (style.uiPriority ?? 99));
  const isOffered = (style: Style): boolean =>
    style.styleId === plain || (!style.hidden && !style.semiHidden && isQuickStyle(style));
  return styles
    .getParagraphStyles()
    .filter((style) => style.styleId === current || isOffered(style))
    .sort((a, b) => sortKey(a) - sortKey(b));
}

function isQuickStyle({ name, qFormat }: Style): boolean {
  return qFormat === true || /^(heading [1-6]|title|quote)$/i.test(name ?? '');
}

/** Applies a style to the selected paragraphs, and adds it to the document if necessary. */
export function applyAvailableStyle(editor: DocumentEditor, styleId: string): void {
  const style = getAvailableStyles(editor.parts()).getStyle(styleId);
  const name = requiredStyles.find((one) => one.toLowerCase() === style?.name?.toLowerCase());
  runTool(({ parts, patch }) => {
    const isKnown = getStyles(parts()).hasStyle(styleId);
    if (!isKnown && name !== undefined) patch({ styles: ensureStyle(parts().styles, name).styles });
    return applyStyle(styleId, { styles: getStyles(parts()), numbering: parts().numbering });
  })(editor);
}

/** Finds a style by its built-in name, which is the same in files of every language. */
export function findStyleByName(parts: DocxPackage, name: string): Style | undefined {
  const styles = getAvailableStyles(parts).getParagraphStyles();
  return styles.find((style) => style.name?.toLowerCase() === name);
}
