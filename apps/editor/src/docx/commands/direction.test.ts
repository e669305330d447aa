import type { Command } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../document/testing/document-of.ts';
import { partsOf } from '../document/testing/docx-of.ts';
import { readDocument, writeDocument } from '../document/written-document.ts';
import { readSelectionFormat } from '../toolkit/selection-values.ts';
import { align, setDirection } from './paragraph-format.ts';

/** The body of the file, and what the tools show, after commands in a text of one paragraph. */
async function apply(xml: string, ...commands: Command[]) {
  const written = await documentOf(xml);
  let state = stateOf(written);
  for (const command of commands)
    command(state, (tr) => {
      state = state.apply(tr);
    });
  const bytes = await writeDocument({ ...written, doc: state.doc });
  const body = partsOf(bytes)['word/document.xml']?.replace(/.*<w:body>|<w:sectPr.*/gs, '') ?? '';
  const shown = readSelectionFormat(stateOf(await readDocument(bytes)), written.model.package);
  return { body, shown };
}

const bidi = '<w:bidi/>';

it.each([
  ['left', bidi, 'right'],
  ['right', bidi, 'left'],
  ['center', bidi, 'center'],
  ['left', '', 'left'],
  ['right', '', 'right'],
] as const)('text aligned at the %s in a paragraph with "%s" has w:jc %s', async (side, properties, jc) => {
  const { body, shown } = await apply(p(properties === '' ? 'text' : 'نص', properties), align(side));
  expect(body).toContain(`<w:jc w:val="${jc}"/>`);
  expect(shown.alignment).toBe(side);
});

it.each([
  ['', 'right'],
  ['<w:jc w:val="left"/>', 'right'],
  ['<w:jc w:val="end"/>', 'left'],
  ['<w:jc w:val="both"/>', 'both'],
])('the tools show the side of a paragraph from right to left with "%s": %s', async (jc, side) => {
  expect((await apply(p('نص', bidi + jc))).shown.alignment).toBe(side);
});

it('Arabic set from left to right is written so, and stays so', async () => {
  const { body, shown } = await apply(p('نص', bidi), setDirection('ltr'));
  expect(body).toMatch(/<w:bidi w:val="(0|false)"\/>/);
  expect(shown.direction).toBe('ltr');
});

it('English set from right to left and back is written as before', async () => {
  const before = (await apply(p('text'))).body;
  const { body, shown } = await apply(p('text'), setDirection('rtl'));
  expect([body.includes(bidi), shown.direction]).toEqual([true, 'rtl']);
  expect((await apply(p('text'), setDirection('rtl'), setDirection('ltr'))).body).toBe(before);
});

it('properties of a new paragraph from right to left are in the order of the schema', async () => {
  const split: Command = (state, dispatch) => {
    dispatch?.(state.tr.setSelection(state.selection).split(3).setNodeAttribute(0, 'alignment', 'center'));
    return true;
  };
  const { body } = await apply(p('نصان', `${bidi}<w:ind w:left="720"/>`), split);
  expect(body).not.toMatch(/<w:ind [^>]*\/><w:bidi/);
});

it('changed Arabic is written in runs from right to left, and English beside it in others', async () => {
  const insert: Command = (state, dispatch) => {
    dispatch?.(state.tr.insertText('في الميناء (harbour) 6:30.', 1));
    return true;
  };
  const { body } = await apply(`<w:p><w:pPr>${bidi}</w:pPr></w:p>`, insert);
  const runs = [...body.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([run]) => [
    run.includes('<w:rtl/>'),
    run.replace(/<[^>]*>/g, ''),
  ]);
  expect(runs).toEqual([
    [true, 'في الميناء ('],
    [false, 'harbour'],
    [true, ') 6:30.'],
  ]);
});

it('unchanged Arabic without runs from right to left is written as it was read', async () => {
  const xml = p('نص قديم');
  expect((await apply(xml + p('text'), setDirection('rtl'))).body).not.toContain('<w:rtl/>');
});

it('Arabic that is aligned at a side is written with its direction, so that other programs show the same side', async () => {
  const { body, shown } = await apply(p('نص'), align('left'));
  expect(body).toContain('<w:bidi/>');
  expect(body).toContain('<w:jc w:val="right"/>');
  expect(shown.alignment).toBe('left');
});
