import { describe, expect, it } from 'vitest';
import { documentOf, p } from '../document/testing/document-of.ts';
import { readDocument, type WordDocument, writeDocument } from '../document/written-document.ts';
import { openHeadless } from '../editing/testing/headless.ts';
import { applyGuideTo } from './apply-guide.ts';
import { getLastName } from './guide-header.ts';
import { type GuideId, guides } from './guides.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

async function applied(body: string, id: GuideId) {
  const written = await documentOf(body);
  const text = openHeadless(written);
  const { mainView, parts, patch, transact, now } = text;
  const paper = { mainView, parts, patch, transact, author: 'Camila Rojas' };
  const done = applyGuideTo(paper, guides[id], {
    t: (key: string) => key,
    lang: 'en',
    date: new Date(2026, 4, 3),
  });
  return { done, now, before: written, undo: text.undo, write: mainView };
}

const reopen = async (written: WordDocument) => readDocument(await writeDocument(written));

const essay =
  p('Harbour', '<w:pStyle w:val="Heading1"/>') +
  p(
    'The boats',
    '<w:spacing w:after="480"/>',
    '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="40"/><w:b/>',
  ) +
  p('middle', '<w:jc w:val="center"/>') +
  p('References') +
  p('Rojas, C. (2026). Harbours.');

describe.each(['mla', 'apa', 'chicago'] as const)('the look of %s', (id) => {
  it('is the same in the file and after it is read again', async () => {
    const { now } = await applied(essay, id);
    const read = await reopen(now());
    const formatting = ({ doc }: WordDocument) =>
      doc.children.map(({ attrs, textContent }) => [
        textContent,
        attrs.styleId,
        attrs.alignment,
        attrs.lineSpacing,
        attrs.spaceAfter ?? 0,
        // No indent is read as a hanging indent of negative zero.
        (attrs.indentFirstLine ?? 0) + 0,
        attrs.indentLeft ?? 0,
      ]);
    expect(formatting(read)).toEqual(formatting(now()));
    const body = read.doc.child(1);
    expect(body.attrs).toMatchObject({ lineSpacing: 480, spaceAfter: 0, indentFirstLine: 720 });
    const marks = body.firstChild?.marks.map(({ type, attrs }) => [
      type.name,
      attrs.size ?? attrs.ascii ?? true,
    ]);
    expect(marks).toEqual(
      expect.arrayContaining([
        ['bold', true],
        ['fontSize', 24],
        ['fontFamily', 'Times New Roman'],
      ]),
    );
    expect(read.doc.child(2).attrs.alignment).toBe('center');
    expect(read.doc.child(3).attrs).toMatchObject({ styleId: 'Title', alignment: 'center' });
    expect(read.doc.child(4).attrs).toMatchObject({
      styleId: 'Bibliography',
      indentLeft: 720,
      hangingIndent: true,
    });
  });
  it('has an inch of margin and the number of the page in the header', async () => {
    const { now } = await applied(essay, id);
    const { document, headers } = (await reopen(now())).model.package;
    expect(document.finalSectionProperties).toMatchObject({
      marginLeft: 1440,
      marginTop: 1440,
      headerDistance: 720,
    });
    const header = JSON.stringify([...(headers?.values() ?? [])]);
    expect(header).toContain('PAGE');
    expect(header.includes('Rojas')).toBe(id === 'mla');
  });
  it('is taken back as one', async () => {
    const { done, now, before } = await applied(essay, id);
    expect(done.isUnedited()).toBe(true);
    done.undo();
    expect(now().doc.eq(before.doc)).toBe(true);
    expect(now().model.package.styles).toBe(before.model.package.styles);
    expect(now().model.package.document.finalSectionProperties).toEqual(
      before.model.package.document.finalSectionProperties,
    );
  });
  it('gives an empty document what a paper begins with, and the caret a place to write', async () => {
    const { now, write } = await applied('<w:p/>', id);
    const texts = now().doc.children.map(({ textContent }) => textContent);
    expect(texts).toContain('Camila Rojas');
    expect(texts).toContain('style-guides:block.title');
    expect(texts.at(-2)).toBe(`style-guides:sources.${id}`);
    expect(write.state.selection.$from.parent.content.size).toBe(0);
    expect(write.state.selection.$from.parent.attrs.indentFirstLine).toBe(720);
    expect((await reopen(now())).doc.childCount).toBe(now().doc.childCount);
  });
});

it('the style guide is not undone over text that was written since', async () => {
  const { done, now, write } = await applied(essay, 'mla');
  write.dispatch(write.state.tr.insertText('More ', 1));
  expect(done.isUnedited()).toBe(false);
  done.undo();
  expect(now().doc.textContent).toContain('More ');
  expect(now().doc.child(1).attrs.lineSpacing).toBe(480);
});
it('the style guide does not change the indents of lists', async () => {
  const list = p(
    'item',
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="720" w:hanging="360"/>',
  );
  const { now } = await applied(list + essay, 'apa');
  expect(now().doc.child(0).attrs).toMatchObject({ indentLeft: 720, numPr: { numId: 1, ilvl: 0 } });
});
it.each([
  ['Camila Rojas', 'Rojas'],
  ['Rojas, Camila', 'Rojas'],
  ['Plato', 'Plato'],
  ['', ''],
])('the style guide names %s as %s', (author, name) => {
  expect(getLastName(author)).toBe(name);
});

it.each([en, de, fr, es].flatMap(({ sources }) => Object.values(sources)))(
  'the list of sources under the heading "%s" has hanging indents',
  async (heading) => {
    const { now } = await applied(p('Title') + p(heading) + p('Rojas, C. (2026). Harbours.'), 'mla');
    expect(now().doc.lastChild?.attrs).toMatchObject({ hangingIndent: true });
  },
);
