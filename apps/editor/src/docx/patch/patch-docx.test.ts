import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import { readZip } from '@redraft/documents';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { canSplit } from 'prosemirror-transform';
import { beforeAll, describe, expect, it } from 'vitest';
import { docxOf, partsOf } from '../document/testing/docx-of.ts';
import { hardDocx } from '../document/testing/hard-docx.ts';
import { packageProblems } from '../document/testing/package-problems.ts';
import { richDocx } from '../document/testing/rich-docx.ts';
import {
  readDocument,
  type WordDocument,
  writeDocument,
  writeWithoutPatching,
} from '../document/written-document.ts';
import { patchDocx } from './patch-docx.ts';

const opened = richDocx();
let started: WordDocument;
let before: Uint8Array;

beforeAll(async () => {
  started = await readDocument(opened);
  before = await writeWithoutPatching(started);
});

async function saved(change: (tr: Transaction) => void): Promise<{ patched: Uint8Array; after: Uint8Array }> {
  const { tr } = EditorState.create({ doc: started.doc });
  change(tr);
  const after = await writeWithoutPatching({ ...started, doc: tr.doc });
  return { patched: patchDocx({ opened, before, after }), after };
}

function textOf(bytes: Uint8Array): string {
  return partsOf(bytes)['word/document.xml'] ?? '';
}

/** The position of this text in the document. */
function placeOf(doc: Node, text: string): number {
  let found = -1;
  doc.descendants((node, pos) => {
    const at = node.isTextblock ? node.textContent.indexOf(text) : -1;
    if (found < 0 && at >= 0) found = pos + 1 + at;
    return found < 0;
  });
  return found;
}

const paragraphsOf = (xml: string): string[] => xml.match(/<w:p[ >].*?<\/w:p>|<w:p\/>/gs) ?? [];

it('an unchanged docx is written byte for byte as it was opened, except for its modification time', () => {
  const patched = patchDocx({ opened, before, after: before });
  for (const entry of readZip(patched)) {
    expect(partsOf(patched)[entry.name]).toBe(partsOf(opened)[entry.name]);
  }
});

it('one typed word changes only its own paragraph', async () => {
  const { patched } = await saved((tr) => tr.insertText('new ', placeOf(tr.doc, 'first')));
  const [was, is] = [paragraphsOf(textOf(opened)), paragraphsOf(textOf(patched))];
  expect(is.length).toBe(was.length);
  expect(is.filter((paragraph) => !was.includes(paragraph))).toEqual([
    expect.stringContaining('Plain new first'),
  ]);
});
it('one typed word keeps unsupported content of its paragraph', async () => {
  const { patched } = await saved((tr) => tr.insertText('x', placeOf(tr.doc, 'old ')));
  const xml = textOf(patched);
  expect(xml).toContain('<w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">Bxold ');
  expect(xml).toContain('<w:proofErr w:type="spellStart"/>');
  expect(xml).toContain('<w:sym w:font="Wingdings" w:char="F04A"/><w:softHyphen/><w:t>tail');
  expect(xml).toContain('w:rsidRDefault="00B2"');
});
it.each([
  ['a text box', 'Beside', '<w:txbxContent><w:p><w:r><w:t>In the box'],
  ['an embedded object', 'Object', '<o:OLEObject'],
  ['a simple field', 'Marked', '<w:fldSimple w:instr=" AUTHOR ">'],
  ['a smart tag', 'link', '<w:smartTag w:uri="u" w:element="e"><w:r><w:t>smart'],
  ['a control', 'Choice', '<w:dropDownList>'],
  ['the look of a table', 'c1', '<w:tblLook w:val="04A0"/>'],
])('one word typed keeps %s beside it', async (_name, text, kept) => {
  const { patched } = await saved((tr) => tr.insertText('x', placeOf(tr.doc, text) + text.length));
  expect(textOf(patched)).toContain(kept);
});

it('a lone space between unsupported elements is not duplicated when its paragraph changes', async () => {
  const bytes = docxOf(
    '<w:p><w:proofErr w:type="spellStart"/><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"> </w:t></w:r><w:proofErr w:type="spellEnd"/><w:r><w:t>and</w:t></w:r></w:p>',
  );
  const document = await readDocument(bytes);
  const { tr } = EditorState.create({ doc: document.doc });
  tr.setNodeAttribute(0, 'alignment', 'left');
  const patched = textOf(await writeDocument({ ...document, doc: tr.doc }));
  expect(patched.replaceAll(/<[^>]*>/g, '')).toBe('\n and');
  expect(patched).toContain('spellEnd');
});

it('a new comment adds the parts, types and relationships that it needs', async () => {
  const { document } = started.model.package;
  const words: Comment['content'] = [
    { type: 'paragraph', content: [{ type: 'run', content: [{ type: 'text', text: 'Is it so?' }] }] },
  ];
  const comment: Comment = { id: 1, author: 'A', date: '2026-01-01T00:00:00Z', content: words };
  const commented = { ...started.model.package, document: { ...document, comments: [comment] } };
  const place = placeOf(started.doc, 'first');
  const mark = started.doc.type.schema.marks.comment?.create({ commentId: 1 });
  const { tr } = EditorState.create({ doc: started.doc });
  if (mark) tr.addMark(place, place + 5, mark);
  const bytes = await writeDocument({
    ...started,
    doc: tr.doc,
    model: { ...started.model, package: commented },
  });
  expect(packageProblems(bytes)).toEqual(packageProblems(opened));
  expect(partsOf(bytes)['word/comments.xml']).toContain('Is it so?');
  expect(textOf(bytes)).toContain('<w:commentReference w:id="1"/>');
});

describe('a simple field', () => {
  const place = (doc: Node): { from: number; to: number } => {
    let [from, to] = [0, 0];
    doc.descendants((node, pos) => {
      if (node.attrs.instruction === ' AUTHOR ') [from, to] = [pos, pos + node.nodeSize];
    });
    return { from, to };
  };
  it('a simple field is removed with its result, whatever letters the new text shares with it', async () => {
    const { patched } = await saved((tr) => {
      const { from, to } = place(tr.doc);
      tr.insertText('From Docs', from, to);
    });
    expect(textOf(patched)).not.toContain('w:fldSimple');
    const { doc } = await readDocument(patched);
    expect(placeOf(doc, 'From Docs')).toBeGreaterThan(0);
  });
  it('a simple field is kept when text is typed beside it', async () => {
    const { patched } = await saved((tr) => tr.insertText('By ', place(tr.doc).from));
    expect(textOf(patched)).toMatch(/By .*<w:fldSimple w:instr=" AUTHOR ">.*Some One.*<\/w:fldSimple>/);
  });
});

it('an unsupported object is deleted with its paragraph, and moves to no other', async () => {
  const { patched } = await saved((tr) => {
    const $words = tr.doc.resolve(placeOf(tr.doc, 'Object'));
    tr.delete($words.before(), $words.after());
  });
  expect(textOf(opened)).toContain('<o:OLEObject');
  expect(textOf(patched)).not.toContain('<o:OLEObject');
});
it('an unsupported object is kept while one letter of its paragraph is left', async () => {
  const { patched } = await saved((tr) => {
    const from = placeOf(tr.doc, 'Object');
    tr.delete(from, from + 'Objec'.length);
  });
  expect(textOf(patched)).toContain('<o:OLEObject');
});

it('text in a text box is written in both forms of the box, and the box is unchanged', async () => {
  const { patched } = await saved((tr) => tr.insertText('new ', placeOf(tr.doc, 'the box')));
  const xml = textOf(patched);
  expect(xml.match(/In new the box/g)).toHaveLength(2);
  expect(
    xml
      .replaceAll(/ w14:paraId="[^"]*"/g, '')
      .replaceAll('new ', '')
      .replaceAll(' xml:space="preserve"', ''),
  ).toContain(textOf(opened).match(/<mc:AlternateContent.*<\/mc:AlternateContent>/s)?.[0]);
});

/** The visible text, one line per paragraph, with bold marked. */
function readLines(doc: Node): string[] {
  const lines: string[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    let line = '';
    node.descendants((leaf) => {
      const isBold = leaf.marks.some(({ type }) => type.name === 'bold');
      if (leaf.isText) line += isBold ? `*${leaf.text}*` : leaf.text;
      else if (leaf.type.name === 'field') line += String(leaf.attrs.displayText);
      else if (leaf.isLeaf && leaf.type.name !== 'image') line += `{${leaf.type.name}}`;
      return true;
    });
    // A field over several paragraphs is read with a marker character.
    lines.push(line.replaceAll('**', '').replaceAll('\u2060', ''));
    return false;
  });
  return lines;
}

const place = fc.nat({ max: 10_000 });
const action = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    at: place,
    text: fc.string({ unit: 'grapheme', maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('erase' as const), at: place, length: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('split' as const), at: place }),
  fc.record({ kind: fc.constant('bold' as const), at: place, length: fc.integer({ min: 1, max: 12 }) }),
);

type TestAction = typeof action extends fc.Arbitrary<infer One> ? One : never;

function perform(tr: Transaction, one: TestAction): void {
  const at = 1 + (one.at % (tr.doc.content.size - 1));
  const $at = tr.doc.resolve(at);
  if (!$at.parent.isTextblock) return;
  if (one.kind === 'type') tr.insertText(one.text, at);
  else if (one.kind === 'split') {
    if (canSplit(tr.doc, at)) tr.split(at);
  } else {
    const to = Math.min(tr.doc.content.size - 1, at + one.length);
    const $to = tr.doc.resolve(to);
    if (!$to.parent.isTextblock) return;
    const bold = tr.doc.type.schema.marks.bold;
    if (one.kind === 'bold' && bold) tr.addMark(at, to, bold.create());
    else if ($at.node(1) === $to.node(1) || $at.depth === 1) tr.deleteRange(at, to);
  }
}

describe.each([
  ['with one of each', richDocx],
  ['with things within things', hardDocx],
])('any edit of a file %s', (_name, make) => {
  it('it reads as the editor would have written it', async () => {
    const bytes = make();
    const document = await readDocument(bytes);
    const untouched = await writeWithoutPatching(document);
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const { tr } = EditorState.create({ doc: document.doc });
        for (const one of actions) perform(tr, one);
        const after = await writeWithoutPatching({ ...document, doc: tr.doc });
        const patched = patchDocx({ opened: bytes, before: untouched, after });
        const [mine, plain] = [await readDocument(patched), await readDocument(after)];
        expect(readLines(mine.doc)).toEqual(readLines(plain.doc));
        expect(packageProblems(bytes)).toEqual(expect.arrayContaining(packageProblems(patched)));
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('a control in a table', () => {
  const words = ['In a control', 'Row in a control', 'and'];
  it('a control in a table shows its text, and is kept when text is typed in it', async () => {
    const bytes = hardDocx();
    const document = await readDocument(bytes);
    const { tr } = EditorState.create({ doc: document.doc });
    for (const word of words) tr.insertText('new ', placeOf(tr.doc, word));
    const xml = textOf(await writeDocument({ ...document, doc: tr.doc }));
    for (const word of words) expect(xml).toContain(`new ${word}`);
    const controls = (text: string) => text.match(/<w:sdt>/g)?.length;
    expect(controls(xml)).toBe(controls(textOf(bytes)));
    expect(xml).toMatch(/<w:sdtContent><w:tr>.*new Row in a control.*<\/w:tr><\/w:sdtContent>/s);
  });
});
