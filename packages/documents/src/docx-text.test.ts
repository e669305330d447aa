import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocxText, updateDocxText } from './docx-text.ts';

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

describe('the text of a docx', () => {
  it('has one line for each paragraph, empty ones included', () => {
    expect(
      textOf(
        `${paragraph(run('One'))}<w:p/>${paragraph('<w:pPr><w:jc w:val="left"/></w:pPr>')}${paragraph(run('Two'))}`,
      ),
    ).toBe('One\n\n\nTwo');
  });

  it('shows tabs and breaks, but no tab stops of the paragraph properties', () => {
    const stops = '<w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>';
    expect(textOf(paragraph(`${stops}<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>`))).toBe(
      'a\tb\nc',
    );
  });

  it('keeps tracked insertions and leaves out tracked deletions and text moved away', () => {
    const ins = `<w:ins w:id="1">${run('new ')}</w:ins>`;
    const del = '<w:del w:id="2"><w:r><w:delText>old </w:delText><w:tab/></w:r></w:del>';
    const moved = `<w:moveFrom w:id="3">${run('gone ')}</w:moveFrom><w:moveTo w:id="4">${run('here')}</w:moveTo>`;
    expect(textOf(paragraph(ins + del + moved))).toBe('new here');
  });

  it('runs a paragraph on into the next when its mark is deleted', () => {
    const mark = '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
    expect(textOf(paragraph(mark + run('A')) + paragraph(run('B')))).toBe('AB');
  });

  it('counts a text box once, behind the paragraph that holds it', () => {
    const box = `<w:txbxContent>${paragraph(run('Box'))}</w:txbxContent>`;
    const alternate = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(textOf(paragraph(run('Host') + alternate + run('!')) + paragraph(run('Next')))).toBe(
      'Host!\nBox\nNext',
    );
  });

  it('leaves out the fallback of alternate content that stands between paragraphs', () => {
    const alternate = `<mc:AlternateContent><mc:Choice>${paragraph(run('A'))}</mc:Choice><mc:Fallback>${paragraph(run('A'))}</mc:Fallback></mc:AlternateContent>`;
    expect(textOf(alternate + paragraph(run('B')))).toBe('A\nB');
  });

  it('reads the paragraphs of table cells one by one', () => {
    const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(run(text))}</w:tc>`;
    expect(textOf(`<w:tbl><w:tr>${cell('1')}${cell('2')}</w:tr></w:tbl>${paragraph(run('3'))}`)).toBe(
      '1\n2\n3',
    );
  });

  it('decodes entities, composes to NFC and keeps astral characters', () => {
    expect(textOf(paragraph(run('a &lt;&amp;&gt; &#x1F600;&#233; e\u0301 \u{1F680}')))).toBe(
      'a <&> \u{1F600}é é \u{1F680}',
    );
  });

  it('reads a document whose namespace has another prefix', () => {
    const xml =
      '<ns0:document xmlns:ns0="x"><ns0:body><ns0:p><ns0:r><ns0:t>Hi</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>';
    expect(readDocxText(new TextEncoder().encode(xml)).text).toBe('Hi');
  });
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

describe('reading the next version', () => {
  it('gives the same as reading it whole, whatever was added, removed or replaced', () => {
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
      { numRuns: 300 },
    );
  });
});
