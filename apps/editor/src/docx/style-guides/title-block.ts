import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Node } from 'prosemirror-model';
import { marksOf } from '../commands/format-marks.ts';
import { styleAttributes } from '../commands/paragraph-style.ts';
import { plainStyleId, stylesOf, textOfStyle } from '../document/styles/styles-of.ts';
import type { StyleGuide } from './guides.ts';
import { styleNamed } from './restyle-text.ts';

export interface TitleBlock {
  author: string;
  date: Date;
  lang: string;
  t: (key: string) => string;
}

/** Initial content of a paper: author, course, title, an empty body, and the list of sources. */
export function titleBlock(guide: StyleGuide, parts: DocxPackage, beginning: TitleBlock): Node[] {
  const { t } = beginning;
  const line = lineOf(parts);
  const own = (name: string): string => t(`style-guides:block.${name}`);
  const flush: Attrs = { indentFirstLine: 0 };
  const centred: Attrs = { ...flush, alignment: 'center' };
  const title = line('title', own('title'));
  const lines = [
    beginning.author,
    ...(guide.id === 'apa' ? [own('school')] : []),
    ...(guide.id === 'mla' ? [own('instructor'), own('course')] : [own('course'), own('instructor')]),
    dateIn(guide, beginning),
  ];
  const sources = line('title', t(`style-guides:sources.${guide.id}`), { pageBreakBefore: true });
  const end = [line(null, ''), sources, line('bibliography', '')];
  if (!guide.hasTitlePage) return [...lines.map((text) => line(null, text, flush)), title, ...end];
  // About a third of the page from the top.
  const space = Array.from({ length: guide.id === 'apa' ? 4 : 6 }, () => line(null, '', centred));
  const between = line(null, '', centred);
  const first = line('title', own('title'), { pageBreakBefore: true });
  return [...space, title, between, ...lines.map((text) => line(null, text, centred)), first, ...end];
}

/** 3 May 2026 in MLA; May 3, 2026 in the others; the German format in German. */
function dateIn(guide: StyleGuide, { date, lang }: TitleBlock): string {
  const locale = lang.startsWith('de') ? 'de' : guide.id === 'mla' ? 'en-GB' : 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}

function lineOf(parts: DocxPackage): (style: string | null, text: string, own?: Attrs) => Node {
  const styles = stylesOf(parts);
  return (style, text, own = {}) => {
    const styleId = (style === null ? null : styleNamed(styles, style)) ?? plainStyleId(styles);
    const attrs = { ...styleAttributes(styleId, styles, parts.numbering), ...own };
    const marks = marksOf(textOfStyle(styles, styleId), schema);
    return schema.node('paragraph', attrs, text === '' ? [] : [schema.text(text, marks)]);
  };
}
