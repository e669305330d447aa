import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocxComments } from './docx-comments.ts';
import { docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { textOfDocx } from './read-docx.ts';
import { encodeText } from './xml-entities.ts';
import { readZip } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

const encoder = new TextEncoder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function docx(parts: Record<string, string>): Uint8Array {
  const kept = readZip(docxFromText('A')).filter(({ name }) => !(name in parts));
  const own = Object.entries(parts).map(([name, xml]) =>
    packEntry({ name, content: encoder.encode(xml), codec: fflateCodec }),
  );
  return writeZip([...kept, ...own]);
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${encodeText(text)}</w:t></w:r>`;
const start = (id: number) => `<w:commentRangeStart w:id="${id}"/>`;
const end = (id: number) =>
  `<w:commentRangeEnd w:id="${id}"/><w:r><w:rPr><w:b/></w:rPr><w:commentReference w:id="${id}"/></w:r>`;
const announced = (id: number, text: string, rest = 'w:author="Ana Žagar" w:date="2026-01-02T03:04:05Z"') =>
  `<w:comment w:id="${id}" ${rest}><w:p w14:paraId="0000000${id}">${run(text)}</w:p></w:comment>`;

function commented(body: string, comments: string, others: Record<string, string> = {}) {
  const bytes = docx({
    'word/document.xml': `<w:document ${w}><w:body>${body}</w:body></w:document>`,
    'word/comments.xml': `<w:comments ${w}>${comments}</w:comments>`,
    ...others,
  });
  const read = readDocxComments(bytes);
  if (!read) throw new Error('There is no part of comments.');
  const characters = [...read.text];
  const passages = read.comments.map(({ from, to }) => characters.slice(from, to).join(''));
  return { ...read, passages, isText: read.text === textOfDocx(bytes) };
}

it('the comments of a docx are empty if it has no comments part', () => {
  expect(readDocxComments(docxFromText('Words'))).toBeNull();
});

it('the comments of a docx have author, time, text and quoted words', () => {
  const body = `<w:p>${run('Čats 😀 ')}${start(0)}${run('are quiet')}${end(0)}${run('.')}</w:p>`;
  const read = commented(body, announced(0, 'Are they & why?'));
  expect(read).toMatchObject({ isText: true, passages: ['are quiet'] });
  expect(read.comments).toMatchObject([
    { author: 'Ana Žagar', date: '2026-01-02T03:04:05Z', text: 'Are they & why?', from: 7, replies: [] },
  ]);
});

it.each([
  [
    'over several paragraphs',
    `<w:p>${run('One ')}${start(0)}${run('two')}</w:p><w:p>${run('three')}${end(0)}</w:p>`,
    'two\nthree',
  ],
  [
    'that begin and end between paragraphs',
    `${start(0)}<w:p>${run('One')}</w:p>${end(0).replace(/<w:r>.*/, '')}<w:p>${run('two')}</w:p>`,
    'One\n',
  ],
  [
    'beside words that are deleted',
    `<w:p>${run('a ')}<w:del w:id="9">${start(0)}<w:r><w:delText>gone</w:delText></w:r></w:del>${run('b')}${end(0)}</w:p>`,
    'b',
  ],
  ['that are inserted', `<w:p>${start(0)}<w:ins w:id="9">${run('new')}</w:ins>${end(0)}</w:p>`, 'new'],
  [
    'in a table',
    `<w:tbl><w:tr><w:tc><w:p>${start(0)}${run('cell')}${end(0)}</w:p></w:tc></w:tr></w:tbl>`,
    'cell',
  ],
  ['that is a mere place', `<w:p>${run('a')}${end(0)}${run('b')}</w:p>`, ''],
])('the comments of a docx may apply to words %s', (_what, body, passage) => {
  expect(commented(body, announced(0, 'Why?'))).toMatchObject({ isText: true, passages: [passage] });
});

it('the comments of a docx may apply to words of a note', () => {
  const note = `<w:footnotes ${w}><w:footnote w:id="1"><w:p>${run('See ')}${start(0)}${run('there')}${end(0)}</w:p></w:footnote></w:footnotes>`;
  const body = `<w:p>${run('Text')}<w:r><w:footnoteReference w:id="1"/></w:r></w:p>`;
  const read = commented(body, announced(0, 'Where?'), { 'word/footnotes.xml': note });
  expect(read).toMatchObject({ isText: true, passages: ['there'] });
});

it('the comments of a docx are left out if they have no position in the text', () => {
  expect(commented(`<w:p>${run('a')}</w:p>`, announced(0, 'In the header')).comments).toEqual([]);
});

it('the comments of a docx have replies and a resolved state', () => {
  const extended =
    '<w15:commentsEx xmlns:w15="x"><w15:commentEx w15:paraId="00000000" w15:done="1"/>' +
    '<w15:commentEx w15:paraId="00000001" w15:paraIdParent="00000000" w15:done="0"/></w15:commentsEx>';
  const body = `<w:p>${start(0)}${start(1)}${run('a')}${end(0)}${end(1)}</w:p>`;
  const parts = { 'word/commentsExtended.xml': extended };
  const read = commented(body, announced(0, 'Why?') + announced(1, 'So.', 'w:author="Mia"'), parts);
  expect(read.comments).toMatchObject([
    { text: 'Why?', isResolved: true, replies: [{ author: 'Mia', date: null, text: 'So.' }] },
  ]);
});

it('the comments of a docx that reply to each other in a cycle are read in finite time', () => {
  const extended =
    '<w15:commentsEx><w15:commentEx w15:paraId="00000000" w15:paraIdParent="00000001"/>' +
    '<w15:commentEx w15:paraId="00000001" w15:paraIdParent="00000000"/></w15:commentsEx>';
  const parts = { 'word/commentsExtended.xml': extended };
  const body = `<w:p>${start(0)}${start(1)}${run('a')}${end(0)}${end(1)}</w:p>`;
  expect(commented(body, announced(0, 'A') + announced(1, 'B'), parts).comments.length).toBeGreaterThan(0);
});

it('the comments of a docx apply to the words between their marks, whatever surrounds them', () => {
  const piece = fc.stringMatching(/^[a-zäß😀 ]{0,8}$/u);
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, piece, fc.boolean()), { minLength: 1, maxLength: 6 }), (pieces) => {
      const body = pieces
        .map(
          ([plain, about, ends], id) =>
            `${run(plain)}${start(id)}${run(about)}${end(id)}${ends ? '</w:p><w:p>' : ''}`,
        )
        .join('');
      const read = commented(`<w:p>${body}</w:p>`, pieces.map((_one, id) => announced(id, 'x')).join(''));
      expect(read.isText).toBe(true);
      expect(read.passages).toEqual(pieces.map(([, about]) => about));
    }),
  );
});

it.each([
  ['marks that never end', `<w:p>${'<w:commentRangeStart '.repeat(50_000)}`, ''],
  ['thousands of marks', `<w:p>${start(0).repeat(20_000)}${run('a')}</w:p>`, announced(0, 'x')],
  ['comments that never end', `<w:p>${run('a')}</w:p>`, '<w:comment w:id="0">'.repeat(50_000)],
  ['deleted text within deleted text', `<w:p>${'<w:del>'.repeat(50_000)}`, ''],
])(
  'the comments of a docx are read or refused soon where there are %s',
  (_what, body, comments) => {
    try {
      expect(commented(body, comments).comments.length).toBeLessThan(2);
    } catch (error) {
      expect(error).toHaveProperty('code');
    }
  },
  5000,
);

it('the comments of a docx are refused in a file with more tags than the limit', () => {
  expect(() => commented(`<w:p>${'<w:r/>'.repeat(500_000)}</w:p>`, announced(0, 'x'))).toThrow('More tags');
});
