import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocxBeginning, readDocxNotes, readDocxText, replaceNotes, updateDocxText } from './docx-text.ts';
import { anyBlocks } from './testing/tracked-documents.ts';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

function bytesOf(body: string): Uint8Array {
  return new TextEncoder().encode(
    `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
  );
}

function textOf(body: string): string {
  return readDocxText(bytesOf(body)).text;
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;

function commonBytes(a: Uint8Array, b: Uint8Array) {
  let prefix = 0;
  while (prefix < Math.min(a.length, b.length) && a[prefix] === b[prefix]) prefix++;
  let suffix = 0;
  while (
    suffix < Math.min(a.length, b.length) - prefix &&
    a[a.length - 1 - suffix] === b[b.length - 1 - suffix]
  )
    suffix++;
  return { prefix, suffix };
}

it('the text of a docx has one line for each paragraph, empty ones included', () => {
  expect(
    textOf(
      `${paragraph(run('One'))}<w:p/>${paragraph('<w:pPr><w:jc w:val="left"/></w:pPr>')}${paragraph(run('Two'))}`,
    ),
  ).toBe('One\n\n\nTwo');
});

it('the text of a docx reads symbol and hyphen elements as their characters', () => {
  const symbol = '<w:sym w:font="Symbol" w:char="F061"/>';
  const run = `<w:r><w:t>a</w:t>${symbol}<w:softHyphen/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t></w:r>`;
  expect(textOf(paragraph(run))).toBe('aα\u00adb\u2011c');
});
it('the text of a docx shows tabs and breaks, but no tab stops of the paragraph properties', () => {
  const stops = '<w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>';
  expect(textOf(paragraph(`${stops}<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>`))).toBe(
    'a\tb\nc',
  );
});

it('the text of a docx keeps tracked insertions and leaves out tracked deletions and text moved away', () => {
  const ins = `<w:ins w:id="1">${run('new ')}</w:ins>`;
  const del = '<w:del w:id="2"><w:r><w:delText>old </w:delText><w:tab/></w:r></w:del>';
  const moved = `<w:moveFrom w:id="3">${run('gone ')}</w:moveFrom><w:moveTo w:id="4">${run('here')}</w:moveTo>`;
  expect(textOf(paragraph(ins + del + moved))).toBe('new here');
});

it('the text of a docx joins a paragraph with the next if its mark is deleted', () => {
  const mark = '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
  expect(textOf(paragraph(mark + run('A')) + paragraph(run('B')))).toBe('AB');
});

it('the text of a docx includes a text box once, after the paragraph that contains it', () => {
  const box = `<w:txbxContent>${paragraph(run('Box'))}</w:txbxContent>`;
  const alternate = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  expect(textOf(paragraph(run('Host') + alternate + run('!')) + paragraph(run('Next')))).toBe(
    'Host!\nBox\nNext',
  );
});

it('the text of a docx leaves out the fallback of alternate content between paragraphs', () => {
  const alternate = `<mc:AlternateContent><mc:Choice>${paragraph(run('A'))}</mc:Choice><mc:Fallback>${paragraph(run('A'))}</mc:Fallback></mc:AlternateContent>`;
  expect(textOf(alternate + paragraph(run('B')))).toBe('A\nB');
});

it('the text of a docx reads the paragraphs of table cells one by one', () => {
  const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(run(text))}</w:tc>`;
  expect(textOf(`<w:tbl><w:tr>${cell('1')}${cell('2')}</w:tr></w:tbl>${paragraph(run('3'))}`)).toBe(
    '1\n2\n3',
  );
});

it('the text of a docx decodes entities, composes to NFC and keeps astral characters', () => {
  expect(textOf(paragraph(run('a &lt;&amp;&gt; &#x1F600;&#233; e\u0301 \u{1F680}')))).toBe(
    'a <&> \u{1F600}é é \u{1F680}',
  );
});

it('the text of a docx composes letters and marks over a deleted mark of a paragraph', () => {
  const mark = '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
  expect(textOf(paragraph(mark + run('e')) + paragraph(run('\u0301')))).toBe('é');
});

it('the text of a docx leaves runs of more than thirty combining marks unchanged', () => {
  const long = `e${'\u0301\u0323'.repeat(16)}`;
  expect(textOf(paragraph(run(`e\u0301 ${long} e\u0301`)))).toBe(`é ${long} é`);
  const letter = `e${'\u0301\u0323'.repeat(15)}`;
  expect(textOf(paragraph(run(letter)))).toBe(letter.normalize('NFC'));
});

it('the text of a docx handles comments, CDATA and processing instructions', () => {
  const odd = '<!-- <w:p> --><?p <w:p>?><w:r><w:t>a<!-- b --><![CDATA[<c>]]></w:t></w:r>';
  expect(textOf(`<!-- <w:p><w:r> -->${paragraph(odd)}`)).toBe('a<c>');
});

it('the text of a docx leaves out deleted rows and cells', () => {
  const cell = (text: string, mark = '') => `<w:tc><w:tcPr>${mark}</w:tcPr>${paragraph(run(text))}</w:tc>`;
  const rows = `<w:tr><w:trPr><w:del w:id="1"/></w:trPr>${cell('gone')}</w:tr><w:tr>${cell('gone', '<w:cellDel w:id="2"/>')}${cell('here')}</w:tr>`;
  expect(textOf(`<w:tbl>${rows}</w:tbl>`)).toBe('here');
});

it.each([
  ['a paragraph that does not end', '<w:p><w:r>'],
  ['elements that do not nest', '<w:tbl><w:p/></w:tr></w:tbl>'],
  ['a tag that does not end', '<w:p/><w:p w:x="'],
  ['a comment that does not end', '<w:p/><!-- '],
])('the text of a docx rejects %s, but reads the beginning of it', (_name, body) => {
  expect(() => readDocxText(bytesOf(body))).toThrow('well-formed');
  const cut = bytesOf(`${paragraph(run('a'))}${body}`).subarray(0, -20);
  expect(readDocxBeginning(cut)).toMatch(/^a\n/);
});

it.each([
  ['deletions', '<w:p><w:del>', '</w:del></w:p>'],
  ['paragraphs', '<w:p>', '</w:p>'],
  ['properties', '<w:p><w:pPr>', '</w:pPr></w:p>'],
  ['tables', '<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
])('the text of a docx reads %s nested sixteen thousand times', (_name, open, close) => {
  expect(textOf(open.repeat(16_000) + close.repeat(16_000)).trim()).toBe('');
});

it('the text of a docx reads a document whose namespace has another prefix', () => {
  const xml =
    '<ns0:document xmlns:ns0="x"><ns0:body><ns0:p><ns0:r><ns0:t>Hi</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>';
  expect(readDocxText(new TextEncoder().encode(xml)).text).toBe('Hi');
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => run(text.replace(/[<>&]/g, 'x'))),
  fc.constant('<w:r><w:tab/></w:r>'),
  fc.constant(
    `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph(run('box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph(run('box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`,
  ),
  fc.constant(`<w:del w:id="1">${run('deleted')}</w:del>`),
  fc.constant('<w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr>'),
);
const block = fc.oneof(
  { weight: 6, arbitrary: fc.array(piece, { maxLength: 3 }).map((pieces) => paragraph(pieces.join(''))) },
  { weight: 1, arbitrary: fc.constant('<w:p/>') },
  { weight: 1, arbitrary: fc.constant(`<w:tbl><w:tr><w:tc>${paragraph(run('cell'))}</w:tc></w:tr></w:tbl>`) },
  {
    weight: 1,
    arbitrary: fc.constant(
      `<mc:AlternateContent><mc:Choice>${paragraph(run('A'))}</mc:Choice><mc:Fallback>${paragraph(run('A'))}</mc:Fallback></mc:AlternateContent>`,
    ),
  },
);

/** Reads versions incrementally, and compares each with a full reading. */
function expectSameAsAfresh(versions: readonly Uint8Array[]): void {
  let state = readDocxText(versions[0] ?? new Uint8Array());
  for (const next of versions.slice(1)) {
    const updated = updateDocxText(state, next, commonBytes(state.bytes, next));
    const whole = readDocxText(next);
    expect(updated.text).toBe(whole.text);
    expect(updated.blocks).toEqual(whole.blocks);
    expect(updated.tail).toEqual(whole.tail);
    expect(updated.text.slice(0, updated.shared.prefix)).toBe(state.text.slice(0, updated.shared.prefix));
    expect(updated.text.endsWith(state.text.slice(state.text.length - updated.shared.suffix))).toBe(true);
    state = updated;
  }
}

it('reading the next version gives the same as reading it whole, whatever is tracked, nested or hidden in it', () => {
  fc.assert(
    fc.property(anyBlocks, anyBlocks, anyBlocks, anyBlocks, (before, from, to, after) => {
      expectSameAsAfresh([from, to, '', to, from].map((middle) => bytesOf(before + middle + after)));
    }),
    { numRuns: 80 },
  );
});

it('reading the next version gives the same when the change surrounds unchanged paragraphs', () => {
  fc.assert(
    fc.property(anyBlocks, anyBlocks, anyBlocks, (before, inner, after) => {
      const cell = (mark: string) => `<w:tbl><w:tr>${mark}<w:tc>${inner}<w:p/></w:tc></w:tr></w:tbl>`;
      const around = [
        inner,
        `<!--${inner.replaceAll('--', '')}-->`,
        cell(''),
        cell('<w:trPr><w:del/></w:trPr>'),
      ];
      around.push(`<w:del>${inner}</w:del>`, `<w:sdt><w:sdtContent>${inner}</w:sdtContent></w:sdt>`, inner);
      expectSameAsAfresh(around.map((middle) => bytesOf(before + middle + after)));
    }),
    { numRuns: 80 },
  );
});

it('reading the next version fails if it is not well formed', () => {
  const version = (body: string) => bytesOf(paragraph(run('a')) + body + paragraph(run('b')));
  const state = readDocxText(version(''));
  for (const body of ['<w:tbl>', '</w:tbl>', '<w:p>', '<!--', '<w:del>', '</w:p>']) {
    const next = version(body);
    expect(() => updateDocxText(state, next, commonBytes(state.bytes, next))).toThrow('well-formed');
  }
});

it('reading the next version gives the same as reading it whole, whatever was added, removed or replaced', () => {
  const edit = fc.record({ at: fc.nat(8), remove: fc.nat(2), add: fc.array(block, { maxLength: 2 }) });
  fc.assert(
    fc.property(
      fc.array(block, { maxLength: 8 }),
      fc.array(edit, { minLength: 1, maxLength: 6 }),
      (start, edits) => {
        let blocks = start;
        let state = readDocxText(bytesOf(blocks.join('')));
        for (const { at, remove, add } of edits) {
          blocks = blocks.toSpliced(at, remove, ...add);
          const next = bytesOf(blocks.join(''));
          const updated = updateDocxText(state, next, commonBytes(state.bytes, next));
          const whole = readDocxText(next);
          expect(updated.text).toBe(whole.text);
          expect(updated.blocks).toEqual(whole.blocks);
          expect(updated.text.slice(0, updated.shared.prefix)).toBe(
            state.text.slice(0, updated.shared.prefix),
          );
          state = updated;
        }
      },
    ),
    { numRuns: 80 },
  );
});

const bytesOfNotes = (kind: 'footnote' | 'endnote', content: readonly string[]) =>
  new TextEncoder().encode(
    `<w:${kind}s ${namespaces}><w:${kind} w:type="separator" w:id="-1"><w:p/></w:${kind}>${content
      .map((body, index) => `<w:${kind} w:id="${index + 1}">${body}</w:${kind}>`)
      .join('')}</w:${kind}s>`,
  );

const notesOf = (footnotes: readonly string[], endnotes: readonly string[] = []) =>
  readDocxNotes({
    footnotes: bytesOfNotes('footnote', footnotes),
    endnotes: bytesOfNotes('endnote', endnotes),
  });

const footnote = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const endnote = (id: number) => `<w:r><w:endnoteReference w:id='${id}'/></w:r>`;

describe('notes', () => {
  const read = (body: string, notes = notesOf([])) => readDocxText(bytesOf(body), notes).text;

  it('notes follow the paragraph that refers to them, marked, in the order of their references', () => {
    const body =
      paragraph(run('a') + footnote(2) + run('b') + endnote(1) + footnote(1)) + paragraph(run('c'));
    const notes = notesOf(
      [paragraph(run(' first')), paragraph(run('one')) + paragraph(run('more'))],
      [paragraph(run('end'))],
    );
    expect(read(body, notes)).toBe('ab\n† one\nmore\n‡ end\n† first\nc');
  });

  it('notes follow merged paragraphs, and their text boxes', () => {
    const mark = '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
    const box = `<w:r><w:txbxContent>${paragraph(run('box'))}</w:txbxContent></w:r>`;
    const body = paragraph(mark + run('a') + footnote(1) + box) + paragraph(run('b') + footnote(2));
    expect(read(body, notesOf([paragraph(run('1')), paragraph(run('2'))]))).toBe('ab\nbox\n† 1\n† 2');
  });

  it('notes appear once, and not at all if their reference is deleted or they are missing', () => {
    const body =
      paragraph(run('a') + footnote(1)) +
      paragraph(footnote(1) + footnote(9)) +
      paragraph(`<w:del>${footnote(2)}</w:del>`);
    expect(read(body, notesOf([paragraph(run('1')), paragraph(run('2'))]))).toBe('a\n† 1\n\n');
  });

  it('notes are read without their deleted words, and from parts whose namespace has another prefix', () => {
    const notes = notesOf([paragraph(`${run('here')}<w:del>${run('gone')}</w:del>`)]);
    const other = new TextEncoder().encode(
      new TextDecoder()
        .decode(bytesOfNotes('footnote', [paragraph(run('here'))]))
        .replaceAll('<w:', '<n:')
        .replaceAll('</w:', '</n:'),
    );
    const body = paragraph(footnote(1));
    expect(read(body, notes)).toBe('\n† here');
    const changed = readDocxNotes({ footnotes: other, endnotes: null }).footnotes;
    expect([...(changed?.values() ?? [])].flat()).toContain('here');
  });

  it('notes are refused when they are not well formed', () => {
    expect(() => notesOf(['<w:p>'])).toThrow('well-formed');
  });

  it('notes give the same text incrementally and as a whole', () => {
    const references = fc.array(fc.constantFrom(footnote(1), footnote(2), endnote(1), run('x')), {
      maxLength: 3,
    });
    const content = fc.array(anyBlocks, { maxLength: 2 });
    const version = fc.record({ references, blocks: anyBlocks, footnotes: content, endnotes: content });
    fc.assert(
      fc.property(
        fc.array(version, { minLength: 2, maxLength: 4 }),
        fc.array(fc.boolean()),
        (versions, alone) => {
          let state = readDocxText(bytesOf(''));
          for (const [index, { references: list, blocks, footnotes, endnotes }] of versions.entries()) {
            const next = alone[index] ? state.bytes : bytesOf(blocks + paragraph(list.join('')) + blocks);
            const notes = notesOf(footnotes, endnotes);
            state = alone[index]
              ? replaceNotes(state, notes)
              : updateDocxText(state, next, commonBytes(state.bytes, next), notes);
            expect(state.text).toBe(readDocxText(next, notes).text);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
