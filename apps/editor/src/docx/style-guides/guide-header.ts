import type { Paragraph } from '@eigenpal/docx-editor-core/types/document';
import { withStyle } from '../document/styles/built-in-styles.ts';
import {
  changeSection,
  ensureHeaderFooter,
  type HeaderFooterPorts,
  type MainText,
} from '../header-footer/commands.ts';
import { createHeaderFooterPatch, findHeaderFooter } from '../header-footer/header-footer-parts.ts';
import { removeNumbers } from '../header-footer/page-number-commands.ts';
import { numberLine, withNumberLine } from '../header-footer/page-numbers.ts';
import { sectionsOf } from '../header-footer/sections.ts';
import { guideFont, inch, type StyleGuide } from './guides.ts';

/** Page setup of a guide: margins of an inch, and a right-aligned page number in the header, after the name if required. */
export function setUpPages(
  main: MainText,
  ports: HeaderFooterPorts,
  guide: StyleGuide,
  author: string,
): void {
  for (let index = 0; ; index++) {
    const section = sectionsOf(main.state.doc, ports.parts())[index];
    if (section === undefined) break;
    changeSection(main, ports, section, (own) => ({ ...own, ...margins }));
  }
  removeNumbers(ports);
  const { id: styleId, styles } = withStyle(ports.parts().styles, 'header');
  if (styles !== ports.parts().styles) ports.patch({ styles });
  const line = headerLine(guide, author, styleId);
  const ids = new Set<string>();
  for (let index = 0; ; index++) {
    const section = sectionsOf(main.state.doc, ports.parts())[index];
    if (section === undefined) break;
    ids.add(ensureHeaderFooter(main, ports, { section, kind: 'header', type: 'default' }));
  }
  for (const id of ids) {
    const part = findHeaderFooter(ports.parts(), 'header', id);
    if (part !== undefined) ports.patch(createHeaderFooterPatch('header', id, withNumberLine(part, line)));
  }
}

const margins = {
  marginTop: inch,
  marginBottom: inch,
  marginLeft: inch,
  marginRight: inch,
  headerDistance: inch / 2,
  footerDistance: inch / 2,
};

function headerLine(guide: StyleGuide, author: string, styleId: string): Paragraph {
  const line = numberLine({ format: 'number', align: 'right' }, { styleId, word: '' });
  const name: Paragraph['content'] =
    guide.header === 'number'
      ? []
      : [{ type: 'run', formatting: guideFont, content: [{ type: 'text', text: `${lastName(author)} ` }] }];
  return { ...line, content: [...name, ...line.content] };
}

/** "Camila Rojas" and "Rojas, Camila" both give Rojas. */
export function lastName(author: string): string {
  const [first = ''] = author.split(',');
  return (author.includes(',') ? first : (author.trim().split(/\s+/).at(-1) ?? '')).trim();
}
