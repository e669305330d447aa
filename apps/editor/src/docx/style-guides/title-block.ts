import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { languageOfTag } from '@redraft/sentences/languages';
import type { Attrs, Node } from 'prosemirror-model';
import { createFormatMarks } from '../commands/format-marks.ts';
import { getStyleAttributes } from '../commands/paragraph-style.ts';
import { getDefaultStyleId, getStyles, getStyleTextFormatting } from '../document/styles/styles-of.ts';
import type { StyleGuide } from './guides.ts';
import { findStyleId } from './restyle-text.ts';

export interface TitleBlock {
  author: string;
  date: Date;
  lang: string;
  t: (key: string) => string;
}

/** Initial content of a paper: author, course, title, an empty body, and the list of sources. */
export function createTitleBlock(guide: StyleGuide, parts: DocxPackage, options: TitleBlock): Node[] {
  const { t } = options;
  const createLine = createLineFactory(parts);
  const translate = (name: string): string => t(`style-guides:block.${name}`);
  const flush: Attrs = { indentFirstLine: 0 };
  const centred: Attrs = { ...flush, alignment: 'center' };
  const title = createLine('title', translate('title'));
  const lines = [
    options.author,
    ...(guide.id === 'apa' ? [translate('school')] : []),
    ...(guide.id === 'mla'
      ? [translate('instructor'), translate('course')]
      : [translate('course'), translate('instructor')]),
    formatDate(guide, options),
  ];
  const sources = createLine('title', t(`style-guides:sources.${guide.id}`), { pageBreakBefore: true });
  const end = [createLine(null, ''), sources, createLine('bibliography', '')];
  if (!guide.hasTitlePage) return [...lines.map((text) => createLine(null, text, flush)), title, ...end];
  // About a third of the page from the top.
  const space = Array.from({ length: guide.id === 'apa' ? 4 : 6 }, () => createLine(null, '', centred));
  const spacer = createLine(null, '', centred);
  const first = createLine('title', translate('title'), { pageBreakBefore: true });
  return [...space, title, spacer, ...lines.map((text) => createLine(null, text, centred)), first, ...end];
}

/** 3 May 2026 in MLA; May 3, 2026 in the others; elsewhere the format of the language. */
function formatDate(guide: StyleGuide, { date, lang }: TitleBlock): string {
  const english = guide.id === 'mla' ? 'en-GB' : 'en-US';
  const locale = languageOfTag(lang) === 'en' ? english : lang;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}

function createLineFactory(
  parts: DocxPackage,
): (style: string | null, text: string, translate?: Attrs) => Node {
  const styles = getStyles(parts);
  return (style, text, translate = {}) => {
    const styleId = (style === null ? null : findStyleId(styles, style)) ?? getDefaultStyleId(styles);
    const attrs = { ...getStyleAttributes(styleId, styles, parts.numbering), ...translate };
    const marks = createFormatMarks(getStyleTextFormatting(styles, styleId), schema);
    return schema.node('paragraph', attrs, text === '' ? [] : [schema.text(text, marks)]);
  };
}
