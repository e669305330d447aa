import { createStyleResolver } from '@eigenpal/docx-editor-core/prosemirror/styles';
import type { DocxPackage, TextFormatting } from '@eigenpal/docx-editor-core/types/document';

/** The styles of a document, each with what it inherits. */
export type Styles = ReturnType<typeof createStyleResolver>;

const known = new WeakMap<object, Styles>();

/** Worked out once for each state of the document's styles. */
export function stylesOf(parts: DocxPackage): Styles {
  const key = parts.styles ?? parts;
  const before = known.get(key);
  if (before !== undefined) return before;
  const styles = createStyleResolver(parts.styles);
  known.set(key, styles);
  return styles;
}

/** What stands in a paragraph without a style of its own. */
export function plainStyleId(styles: Styles): string {
  return styles.getDefaultParagraphStyle()?.styleId ?? 'Normal';
}

/** How text looks in a paragraph of a style before anything is done to it. */
export function textOfStyle(styles: Styles, styleId: unknown): TextFormatting {
  const id = typeof styleId === 'string' ? styleId : null;
  return { ...styles.resolveParagraphStyle(id).runFormatting, ...styles.getDefaultCharacterStyle()?.rPr };
}
