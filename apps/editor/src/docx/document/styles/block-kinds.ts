import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { getStyles } from './styles-of.ts';

/** The semantic kind of a paragraph. */
export type BlockKind = { kind: 'heading'; level: number } | { kind: 'quote' } | { kind: 'text' };

const text: BlockKind = { kind: 'text' };
const headingLevels = 9;

/** By its style, or by its own outline level; the title of a text counts as its first heading. */
export function getBlockKind(attrs: ParagraphAttrs, parts: DocxPackage): BlockKind {
  const { outlineLevel, styleId } = attrs;
  if (typeof outlineLevel === 'number') {
    return outlineLevel < headingLevels ? { kind: 'heading', level: outlineLevel + 1 } : text;
  }
  if (typeof styleId !== 'string') return text;
  const name = getStyles(parts).getStyle(styleId)?.name ?? styleId;
  const [, digit] = /^heading ([1-9])$/i.exec(name) ?? [];
  if (digit !== undefined) return { kind: 'heading', level: Number(digit) };
  if (/^title$/i.test(name)) return { kind: 'heading', level: 1 };
  return /^((intense )?quote|block text|block quotation)$/i.test(name) ? { kind: 'quote' } : text;
}
