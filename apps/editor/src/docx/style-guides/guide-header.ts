import type { Paragraph } from '@eigenpal/docx-editor-core/types/document';
import { ensureStyle } from '../document/styles/built-in-styles.ts';
import {
  changeSection,
  ensureHeaderFooter,
  type HeaderFooterContext,
  type MainView,
} from '../header-footer/commands.ts';
import { createHeaderFooterPatch, findHeaderFooter } from '../header-footer/header-footer-parts.ts';
import { removePageNumbers } from '../header-footer/page-number-commands.ts';
import { addNumberLine, createNumberLine } from '../header-footer/page-numbers.ts';
import { listSections } from '../header-footer/sections.ts';
import { guideFont, inch, type StyleGuide } from './guides.ts';

/** Page setup of a guide: margins of an inch, and a right-aligned page number in the header, after the name if required. */
export function applyGuidePageSetup(
  mainView: MainView,
  context: HeaderFooterContext,
  guide: StyleGuide,
  author: string,
): void {
  for (let index = 0; ; index++) {
    const section = listSections(mainView.state.doc, context.parts())[index];
    if (section === undefined) break;
    changeSection(mainView, context, section, (properties) => ({ ...properties, ...margins }));
  }
  removePageNumbers(context);
  const { id: styleId, styles } = ensureStyle(context.parts().styles, 'header');
  if (styles !== context.parts().styles) context.patch({ styles });
  const line = createHeaderLine(guide, author, styleId);
  const ids = new Set<string>();
  for (let index = 0; ; index++) {
    const section = listSections(mainView.state.doc, context.parts())[index];
    if (section === undefined) break;
    ids.add(ensureHeaderFooter(mainView, context, { section, kind: 'header', type: 'default' }));
  }
  for (const id of ids) {
    const part = findHeaderFooter(context.parts(), 'header', id);
    if (part !== undefined) context.patch(createHeaderFooterPatch('header', id, addNumberLine(part, line)));
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

function createHeaderLine(guide: StyleGuide, author: string, styleId: string): Paragraph {
  const line = createNumberLine({ format: 'number', align: 'right' }, { styleId, word: '' });
  const name: Paragraph['content'] =
    guide.header === 'number'
      ? []
      : [
          {
            type: 'run',
            formatting: guideFont,
            content: [{ type: 'text', text: `${getLastName(author)} ` }],
          },
        ];
  return { ...line, content: [...name, ...line.content] };
}

/** "Camila Rojas" and "Rojas, Camila" both give Rojas. */
export function getLastName(author: string): string {
  const [first = ''] = author.split(',');
  return (author.includes(',') ? first : (author.trim().split(/\s+/).at(-1) ?? '')).trim();
}
