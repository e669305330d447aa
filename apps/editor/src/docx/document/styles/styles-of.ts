import { createStyleResolver } from '@eigenpal/docx-editor-core/prosemirror/styles';
import type { DocxPackage, TextFormatting } from '@eigenpal/docx-editor-core/types/document';

/** Resolves the styles of a document with inheritance. */
export type Styles = ReturnType<typeof createStyleResolver>;

const known = new WeakMap<object, Styles>();

/** Cached per state of the document's styles. */
export function getStyles(parts: DocxPackage): Styles {
  const key = parts.styles ?? parts;
  const before = known.get(key);
  if (before !== undefined) return before;
  const styles = createStyleResolver(parts.styles);
  known.set(key, styles);
  return styles;
}

/** The style of paragraphs without an explicit one. */
export function getDefaultStyleId(styles: Styles): string {
  return styles.getDefaultParagraphStyle()?.styleId ?? 'Normal';
}

/** Character formatting of a paragraph style without direct formatting. */
export function getStyleTextFormatting(styles: Styles, styleId: unknown): TextFormatting {
  const id = typeof styleId === 'string' ? styleId : null;
  return { ...styles.resolveParagraphStyle(id).runFormatting, ...styles.getDefaultCharacterStyle()?.rPr };
}
