import { docxFromText } from '@redraft/documents';
import { EditorState } from 'prosemirror-state';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n.ts';
import { catalogues } from '../catalogues/index.ts';
import type { Edit, PackagePatch } from '../document/edits.ts';
import {
  announced,
  code,
  docxOf,
  type Parts,
  partsOf,
  run,
  sign,
  wordNamespace,
} from '../document/testing/docx-of.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from '../document/written-document.ts';
import { ensureHeaderFooter, setFirstPage } from './commands.ts';
import { findHeaderFooter, type HeaderFooterKind } from './header-footer-parts.ts';
import { addPageNumbers, findPageNumbers, removePageNumbers } from './page-number-commands.ts';
import { getTypeOnPage, listSections } from './sections.ts';

/** A document changed as on the page: by patches of its parts and steps of its text. */
function open(started: WordDocument) {
  let document = started;
  const take = (edit: Edit): void => {
    document = applyEdit(document, edit);
  };
  const mainView = {
    get state() {
      return EditorState.create({ doc: document.doc });
    },
    dispatch: (tr: EditorState['tr']) =>
      take({ kind: 'steps', steps: tr.steps.map((step) => step.toJSON()) }),
  };
  const ports = {
    parts: () => document.model.package,
    patch: (patch: PackagePatch) => take({ kind: 'package', patch }),
  };
  const section = () => {
    const [first] = listSections(document.doc, document.model.package);
    if (first === undefined) throw new Error('no section');
    return first;
  };
  return { mainView, ports, section, now: () => document };
}

const header = (text: string): string => `<w:hdr ${wordNamespace}><w:p>${run(text)}</w:p></w:hdr>`;
const footer = (content: string): string => `<w:ftr ${wordNamespace}><w:p>${content}</w:p></w:ftr>`;
const relations = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** One section with these headers and footers. */
function withMargins(
  parts: { kind: HeaderFooterKind; type: string; xml: string }[],
  { settings = '', section = '', paragraphs = `<w:p>${run('Text.')}</w:p>` } = {},
): Uint8Array {
  const named = parts.map(({ kind, xml }, index) => ({
    kind,
    xml,
    id: `rId${20 + index}`,
    name: `${kind}${index}.xml`,
  }));
  const references = parts.map(
    ({ kind, type }, index) => `<w:${kind}Reference ${relations} w:type="${type}" r:id="rId${20 + index}"/>`,
  );
  const more: Parts = announced(named);
  if (settings !== '') {
    const known = partsOf(docxFromText('X'))['word/settings.xml'] ?? '';
    more['word/settings.xml'] = known.replace('<w:zoom', `${settings}<w:zoom`);
  }
  const bytes = docxOf(paragraphs, more);
  const mainView = (partsOf(bytes)['word/document.xml'] ?? '').replace(
    /<w:sectPr>(.*?)<\/w:sectPr>(?=<\/w:body>)/s,
    (_all, own: string) => `<w:sectPr>${references.join('')}${own}${section}</w:sectPr>`,
  );
  return docxOf(paragraphs, { ...more, 'word/document.xml': mainView });
}

it('the first header of a document adds every part that a word processor expects', async () => {
  const { mainView, ports, section, now } = open(await readDocument(docxFromText('Text.')));
  ensureHeaderFooter(mainView, ports, { section: section(), kind: 'header', type: 'default' });
  const parts = partsOf(await writeDocument(now()));
  expect(parts['word/header1.xml']).toContain('<w:pStyle w:val="Header"/>');
  expect(parts['word/_rels/document.xml.rels']).toMatch(/Id="header1"[^>]*Target="header1\.xml"/);
  expect(parts['[Content_Types].xml']).toContain('/word/header1.xml');
  expect(parts['word/document.xml']).toContain('<w:headerReference w:type="default" r:id="header1"/>');
  expect(parts['word/styles.xml']).toContain('w:styleId="Header"');
});
it('the first header of a document is the first-page header where the first page differs', async () => {
  const { mainView, ports, section, now } = open(await readDocument(docxFromText('Text.')));
  setFirstPage(mainView, ports, { section: section(), isDifferent: true });
  ensureHeaderFooter(mainView, ports, { section: section(), kind: 'header', type: 'first' });
  const reopened = await readDocument(await writeDocument(now()));
  const [first] = listSections(reopened.doc, reopened.model.package);
  expect(first?.properties.titlePg).toBe(true);
  expect(first?.parts.header.get('first')).toBe('header1');
});
it('the first header of a document is inherited by the following sections', async () => {
  const sectioned = docxOf(
    `<w:p><w:pPr><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:pPr>${run('One')}</w:p><w:p>${run('Two')}</w:p>`,
  );
  const { mainView, ports, now } = open(await readDocument(sectioned));
  const [, last] = listSections(now().doc, now().model.package);
  if (last === undefined) throw new Error('no second section');
  ensureHeaderFooter(mainView, ports, { section: last, kind: 'footer', type: 'default' });
  const reopened = await readDocument(await writeDocument(now()));
  const sections = listSections(reopened.doc, reopened.model.package);
  expect(sections.map(({ parts }) => parts.footer.get('default'))).toEqual(['footer1', 'footer1']);
});

describe('headers and footers of another program’s file', () => {
  const parts = [
    { kind: 'header' as const, type: 'default', xml: header('Head') },
    { kind: 'header' as const, type: 'first', xml: header('First head') },
    { kind: 'header' as const, type: 'even', xml: header('Even head') },
    {
      kind: 'footer' as const,
      type: 'default',
      xml: footer(
        run('Page ') +
          sign('begin') +
          code('PAGE \\* MERGEFORMAT') +
          sign('separate') +
          run('7') +
          sign('end'),
      ),
    },
  ];
  const bytes = withMargins(parts, { settings: '<w:evenAndOddHeaders/>', section: '<w:titlePg/>' });
  it('headers and footers of another program’s file are kept, with the pages that they apply to', async () => {
    const written = partsOf(await writeDocument(await readDocument(bytes)));
    expect(written['word/header0.xml']).toContain('Head');
    expect(written['word/header2.xml']).toContain('Even head');
    expect(written['word/footer3.xml']).toContain('PAGE \\* MERGEFORMAT');
    expect(written['word/document.xml']).toMatch(/w:type="even" r:id="rId22".*<w:titlePg\/>/s);
    expect(written['word/document.xml']).not.toContain('evenAndOddHeaders');
    expect(written['word/settings.xml']).toContain('<w:evenAndOddHeaders/>');
  });
  it.each([
    [1, 'First head'],
    [2, 'Even head'],
    [3, 'Head'],
  ])(
    'headers and footers of a file from elsewhere show on page %i what is meant for it',
    async (page, text) => {
      const { doc, model } = await readDocument(bytes);
      const [section] = listSections(doc, model.package);
      if (section === undefined) throw new Error('no section');
      const hasEven = model.package.document.finalSectionProperties?.evenAndOddHeaders ?? false;
      const type = getTypeOnPage(section, { page, isFirst: page === 1, hasEven });
      const part = findHeaderFooter(model.package, 'header', section.parts.header.get(type) ?? '');
      expect(JSON.stringify(part)).toContain(`"${text}"`);
    },
  );
});

it('headers and footers of another program’s file keep the page numbering', async () => {
  const bytes = withMargins([], { section: '<w:pgNumType w:fmt="lowerRoman" w:start="3"/><w:titlePg/>' });
  const xml = partsOf(await writeDocument(await readDocument(bytes)))['word/document.xml'];
  expect(xml).toContain('<w:pgNumType w:fmt="lowerRoman" w:start="3"/><w:titlePg/>');
});

describe('page numbers', () => {
  beforeAll(async () => {
    await loadTexts('de', catalogues);
  });
  const field = (name: string): RegExp =>
    new RegExp(`"begin"/>.*<w:instrText>${name}</w:instrText>.*"end"/>`, 's');
  it.each([
    ['number', field('PAGE')],
    ['page', /<w:t xml:space="preserve">Seite <\/w:t>.*<w:instrText>PAGE</s],
    ['ofAll', /<w:instrText>PAGE<.* \/ .*<w:instrText>NUMPAGES</s],
  ] as const)('page numbers are fields of their own, as %s', async (format, expected) => {
    const { mainView, ports, now } = open(await readDocument(docxFromText('Text.')));
    addPageNumbers(mainView, ports, { kind: 'footer', align: 'right', format });
    const xml = partsOf(await writeDocument(now()))['word/footer1.xml'];
    expect(xml).toMatch(expected);
    expect(xml).toContain('<w:jc w:val="right"/>');
    const reopened = await readDocument(await writeDocument(now()));
    const opened = open(reopened);
    expect(findPageNumbers(opened.mainView, opened.ports)).toEqual({
      kind: 'footer',
      align: 'right',
      format,
    });
  });
  it('page numbers can be moved without leaving a copy, and the text beside them stays', async () => {
    const own = withMargins([{ kind: 'header', type: 'default', xml: header('Ada Lovelace') }]);
    const { mainView, ports, now } = open(await readDocument(own));
    addPageNumbers(mainView, ports, { kind: 'header', align: 'right', format: 'page' });
    addPageNumbers(mainView, ports, { kind: 'footer', align: 'center', format: 'number' });
    const parts = partsOf(await writeDocument(now()));
    expect(parts['word/header0.xml']).toContain('Ada Lovelace');
    expect(parts['word/header0.xml']).not.toContain('PAGE');
    expect(parts['word/footer1.xml']).toContain('PAGE');
  });
  it('page numbers can be removed', async () => {
    const { mainView, ports, now } = open(await readDocument(docxFromText('Text.')));
    addPageNumbers(mainView, ports, { kind: 'footer', align: 'center', format: 'ofAll' });
    removePageNumbers(ports);
    expect(findPageNumbers(mainView, ports)).toBeNull();
    expect(partsOf(await writeDocument(now()))['word/footer1.xml']).not.toContain('instrText');
  });
});
