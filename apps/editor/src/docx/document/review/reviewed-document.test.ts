import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import {
  docxFromText,
  fflateCodec,
  inflateEntry,
  readZip,
  rewriteParts,
  textOfDocx,
} from '@redraft/documents';
import fc from 'fast-check';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { docxOf, partsOf } from '../testing/docx-of.ts';
import { readDocument, type WordDocument, writeDocument, writeWithoutPatching } from '../written-document.ts';
import { comment, deletion, insertion } from './marks.ts';

const ana = { author: 'Ana "A" <Ž>', date: '2026-03-01T10:00:00Z' };
const ben = { author: 'Ben', date: '2026-03-02T11:30:00Z' };

it('a document with changes and comments survives a round trip, whatever is changed and commented', async () => {
  const started = await readDocument(docxFromText('x'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(piece(), { maxLength: 8 }), { minLength: 1, maxLength: 5 }),
      async (lines) => {
        const doc = docOf(started.doc, lines);
        const written = { ...started, doc, model: withComments(started, [1, 2, 3]) };
        const reopened = await readDocument(await writeDocument(written));
        expect(shapeOf(reopened.doc)).toEqual(shapeOf(closed(doc)));
      },
    ),
    { numRuns: 60 },
  );
});
it('a document with changes and comments shows its insertions in the server’s text, and not its deletions', async () => {
  const doc = docOf((await readDocument(docxFromText('x'))).doc, [
    [
      { text: 'Cats ', marks: [] },
      { text: 'are', marks: ['deleted'] },
      { text: 'stay', marks: ['added'] },
    ],
  ]);
  const started = await readDocument(docxFromText('x'));
  expect(textOfDocx(await writeDocument({ ...started, doc }))).toBe('Cats stay');
});
it('a document with changes and comments gives each change a unique id in the range that Word accepts', async () => {
  const started = await readDocument(docxFromText('x'));
  const row = { revisionId: 1_790_000_000_000, ...ana };
  const doc = started.doc.type.create(null, [
    schema.node('paragraph', { pPrIns: row }, [schema.text('one', [insertion.create(ana)])]),
    schema.node('paragraph', null, [schema.text('two', [deletion.create(ben)])]),
  ]);
  const xml = partOf(await writeDocument({ ...started, doc }), 'word/document.xml');
  expect([...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id).sort()).toEqual([
    '1',
    '2',
    '3',
  ]);
});
it('a document with changes and comments loses a comment together with its words, and the comment parts with the last comment', async () => {
  const started = await readDocument(docxFromText('x'));
  const commented = docOf(started.doc, [[{ text: 'one', marks: ['comment1'] }]]);
  const model = withComments(started, [1, 2]);
  const bytes = await writeDocument({ ...started, doc: commented, model });
  const read = await readDocument(bytes);
  expect(read.model.package.document.comments?.map(({ id }) => id)).toEqual([1]);
  const without = await writeDocument({ ...read, doc: docOf(started.doc, [[{ text: 'one', marks: [] }]]) });
  expect(
    readZip(without)
      .map(({ name }) => name)
      .filter((name) => /comment|people/i.test(name)),
  ).toEqual([]);
  expect(partOf(without, '[Content_Types].xml')).not.toContain('comments');
  expect(partOf(without, 'word/_rels/document.xml.rels')).not.toContain('comments');
});
it('a document with changes and comments keeps threads with their replies and resolved states', async () => {
  const started = await readDocument(docxFromText('x'));
  const [root, other] = [commentOf(1), commentOf(2)];
  const reply = { ...commentOf(3), parentId: 1 };
  const comments = [{ ...root, done: true }, other, reply];
  const model = setComments(started, comments);
  const doc = docOf(started.doc, [[{ text: 'both here', marks: ['comment1', 'comment2'] }]]);
  const bytes = await writeDocument({ ...started, doc, model });
  const xml = partOf(bytes, 'word/document.xml');
  for (const id of [1, 2, 3]) {
    for (const name of ['commentRangeStart', 'commentRangeEnd', 'commentReference'])
      expect(xml.match(new RegExp(`<w:${name} w:id="${id}"`, 'g'))).toHaveLength(1);
  }
  const read = (await readDocument(bytes)).model.package.document.comments ?? [];
  expect(read.map(({ id, parentId, done }) => [id, parentId ?? null, done ?? false])).toEqual([
    [1, null, true],
    [2, null, false],
    [3, 1, false],
  ]);
});

it('a document from Word keeps what the library would drop: fields and links in changes, changes in links, nested changes', async () => {
  const change = 'w:id="1" w:author="Ana" w:date="2026-03-01T10:00:00Z"';
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r>' +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const { doc } = await readDocument(
    await docxWith(
      `<w:p><w:ins ${change}>${field}<w:hyperlink w:anchor="a"><w:r><w:t>link</w:t></w:r></w:hyperlink></w:ins></w:p>` +
        `<w:p><w:hyperlink w:anchor="a"><w:r><w:t>in </w:t></w:r><w:del ${change}><w:r><w:delText>out</w:delText></w:r></w:del></w:hyperlink></w:p>` +
        `<w:p><w:ins ${change}><w:del w:id="2" w:author="Ben"><w:r><w:delText>both</w:delText></w:r></w:del></w:ins></w:p>`,
    ),
  );
  expect(shapeOf(doc)).toMatchObject([
    [
      { type: 'field', marks: ['insertion Ana'] },
      { text: 'link', marks: ['hyperlink', 'insertion Ana'] },
    ],
    [
      { text: 'in ', marks: ['hyperlink'] },
      { text: 'out', marks: ['hyperlink', 'deletion Ana'] },
    ],
    [{ text: 'both', marks: ['insertion Ana', 'deletion Ben'] }],
  ]);
});
it('a document from Word keeps the deletion of text after a content control that is deleted with it', async () => {
  const opened = await readDocument(
    docxOf(
      '<w:p><w:sdt><w:sdtPr><w:alias w:val="a"/></w:sdtPr><w:sdtContent><w:r><w:t>Choice</w:t></w:r></w:sdtContent></w:sdt><w:r><w:t> after</w:t></w:r></w:p>',
    ),
  );
  const { tr } = EditorState.create({ doc: opened.doc });
  tr.addMark(1, opened.doc.content.size - 1, deletion.create({ author: 'Ana' }));
  const reopened = await readDocument(await writeDocument({ ...opened, doc: tr.doc }));
  const bytes = await writeWithoutPatching(reopened);
  expect(partsOf(bytes)['word/document.xml']).not.toMatch(/<w:t[ >]/);
  expect(textOfDocx(bytes).trim()).toBe('');
});
it.each([deletion, insertion])(
  'a document from Word keeps a tracked change made here to a simple field: $name',
  async (type) => {
    const opened = await readDocument(
      docxOf('<w:p><w:fldSimple w:instr=" AUTHOR "><w:r><w:t>Some One</w:t></w:r></w:fldSimple></w:p>'),
    );
    const marked = EditorState.create({ doc: opened.doc }).tr.addMark(1, 2, type.create({ author: 'Ana' }));
    const reopened = await readDocument(await writeDocument({ ...opened, doc: marked.doc }));
    const field = reopened.doc.nodeAt(1);
    expect(field?.attrs).toMatchObject({ fieldType: 'AUTHOR', displayText: 'Some One' });
    expect(field?.marks.map((mark) => mark.type)).toContain(type);
  },
);
it('a document from Word accepts a change within a simple field, like one within a complex field', async () => {
  const change = 'w:id="1" w:author="Ana" w:date="2026-03-01T10:00:00Z"';
  const { doc } = await readDocument(
    await docxWith(
      `<w:p><w:fldSimple w:instr=" AUTHOR "><w:ins ${change}><w:r><w:t>Ana</w:t></w:r></w:ins></w:fldSimple></w:p>`,
    ),
  );
  expect(shapeOf(doc)).toMatchObject([[{ type: 'field', marks: [] }]]);
  expect(doc.firstChild?.firstChild?.attrs.displayText).toBe('Ana');
});
it('a document from Word shows a comment over all its paragraphs, and a comment on an empty range at the words before it', async () => {
  const { doc } = await readDocument(
    await docxWith(
      '<w:p><w:r><w:t>one </w:t></w:r><w:commentRangeStart w:id="1"/><w:r><w:t>two</w:t></w:r></w:p>' +
        '<w:p><w:r><w:t>three</w:t></w:r></w:p><w:commentRangeEnd w:id="1"/>' +
        '<w:p><w:r><w:t>four</w:t></w:r><w:r><w:commentReference w:id="2"/></w:r></w:p>',
    ),
  );
  expect(shapeOf(doc)).toMatchObject([
    [
      { text: 'one ', marks: [] },
      { text: 'two', marks: ['comment 1'] },
    ],
    [{ text: 'three', marks: ['comment 1'] }],
    [{ text: 'four', marks: ['comment 2'] }],
  ]);
});

/** Named, to make failures readable. */
const marks = {
  bold: schema.mark('bold'),
  link: schema.mark('hyperlink', { href: 'https://example.org/' }),
  added: insertion.create(ana),
  addedByBen: insertion.create(ben),
  deleted: deletion.create(ana),
  deletedByBen: deletion.create({ ...ben, date: null }),
  comment1: comment.create({ commentId: 1 }),
  comment2: comment.create({ commentId: 2 }),
  comment3: comment.create({ commentId: 3 }),
};
type MarkName = keyof typeof marks;

interface Piece {
  text: string;
  marks: MarkName[];
}

function piece(): fc.Arbitrary<Piece> {
  return fc.record({
    text: fc.constantFrom('one', ' two', 'three ', '  ', '<&>', '\n', '\t', 'ä 😀'),
    marks: fc.uniqueArray(
      fc.constantFrom<MarkName>(
        'bold',
        'link',
        'added',
        'addedByBen',
        'deleted',
        'deletedByBen',
        'comment1',
        'comment2',
        'comment3',
      ),
      { maxLength: 4 },
    ),
  });
}

function docOf(template: Node, lines: Piece[][]): Node {
  const paragraphs = lines.map((pieces) =>
    schema.node(
      'paragraph',
      null,
      pieces.map(({ text, marks: names }) => {
        const set = names.reduce<readonly Mark[]>((all, name) => marks[name].addToSet(all), []);
        if (text === '\n') return schema.node('hardBreak', null, undefined, set);
        return text === '\t' ? schema.node('tab', null, undefined, set) : schema.text(text, set);
      }),
    ),
  );
  return template.type.create(template.attrs, paragraphs);
}

/** A comment covers everything between its first and last word: a docx cannot represent gaps. */
function closed(doc: Node): Node {
  const spans = new Map<number, [number, number]>();
  doc.descendants((node, pos) => {
    for (const { attrs } of node.marks.filter(({ type }) => type === comment)) {
      const [from] = spans.get(attrs.commentId) ?? [pos];
      spans.set(attrs.commentId, [from, pos + node.nodeSize]);
    }
  });
  const paragraphs: Node[] = [];
  doc.forEach((paragraph, start) => {
    const children: Node[] = [];
    paragraph.forEach((child, offset) => {
      let { marks } = child;
      const pos = start + 1 + offset;
      for (const [id, [from, to]] of spans)
        if (pos >= from && pos < to) marks = comment.create({ commentId: id }).addToSet(marks);
      children.push(child.mark(marks));
    });
    paragraphs.push(paragraph.copy(Fragment.from(children)));
  });
  return doc.copy(Fragment.from(paragraphs));
}

/** The relevant structure: text and node types with their marks; characters with equal marks are joined. */
function shapeOf(doc: Node) {
  const shape: { type: string; text?: string; marks: string[] }[][] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const line: { type: string; text?: string; marks: string[] }[] = [];
    node.forEach((child) => {
      const names = child.marks
        .map(nameOf)
        .filter((name) => order(name) >= (child.isText ? 0 : 1))
        .sort((a, b) => order(a) - order(b) || a.localeCompare(b));
      const last = line.at(-1);
      if (child.isText && last?.text !== undefined && last.marks.join() === names.join())
        last.text += child.text ?? '';
      else
        line.push({
          type: child.type.name,
          ...(child.isText ? { text: child.text ?? '' } : {}),
          marks: names,
        });
    });
    shape.push(line);
    return false;
  });
  return shape;
}

function order(name: string): number {
  return ['bold', 'hyperlink', 'comment', 'insertion', 'deletion'].indexOf(name.split(' ')[0] ?? '');
}

function nameOf({ type, attrs }: Mark): string {
  if (type === comment) return `comment ${attrs.commentId}`;
  return type === insertion || type === deletion
    ? `${type.name} ${attrs.author}${attrs.date === ana.date || attrs.date === null ? '' : ' later'}`
    : type.name;
}

function commentOf(id: number): Comment {
  const run = { type: 'run' as const, content: [{ type: 'text' as const, text: `Comment ${id}` }] };
  return {
    id,
    author: 'Ana',
    initials: 'A',
    date: ana.date,
    content: [{ type: 'paragraph', content: [run] }],
  };
}

function withComments(started: WordDocument, ids: number[]) {
  return setComments(started, ids.map(commentOf));
}

function setComments({ model }: WordDocument, comments: Comment[]) {
  const document = { ...model.package.document, comments };
  return { ...model, package: { ...model.package, document } };
}

function partOf(bytes: Uint8Array, name: string): string {
  const entry = readZip(bytes).find((one) => one.name === name);
  if (entry === undefined) throw new Error(`No part ${name}`);
  return new TextDecoder().decode(inflateEntry(entry, fflateCodec));
}

/** With two comments and this body. */
async function docxWith(body: string): Promise<Uint8Array> {
  const started = await readDocument(docxFromText('x'));
  const doc = docOf(started.doc, [[{ text: 'x', marks: ['comment1', 'comment2'] }]]);
  return rewriteParts({
    bytes: await writeDocument({ ...started, doc, model: withComments(started, [1, 2]) }),
    codec: fflateCodec,
    rewrite: (name, read) => {
      if (name !== 'word/document.xml') return undefined;
      return read().replace(/<w:body>.*<w:sectPr/s, `<w:body>${body}<w:sectPr`);
    },
  });
}
