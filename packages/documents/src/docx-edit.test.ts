import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeComments } from './comments.ts';
import { createDocxWriter, docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { rewriteParts } from './office-file.ts';
import { textOfDocx } from './read-docx.ts';
import { acceptAllChanges } from './tracked-changes.ts';
import { inflateEntry, readZip } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

function partOf(bytes: Uint8Array, name: string): string | undefined {
  const entry = readZip(bytes).find((candidate) => candidate.name === name);
  return entry && new TextDecoder().decode(inflateEntry(entry, fflateCodec));
}

function docxWithBody(body: string): Uint8Array {
  return rewriteParts({
    bytes: docxFromText(''),
    codec: fflateCodec,
    rewrite: (name, read) => (name === 'word/document.xml' ? read().replace('<w:p></w:p>', body) : undefined),
  });
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

it('a docx created from text contains that text', () => {
  const write = createDocxWriter({ store: true });
  const text = fc.string({ unit: 'binary', maxLength: 80 }).map((raw) =>
    raw
      .toWellFormed()
      .replace(/[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      .normalize('NFC'),
  );
  fc.assert(fc.property(text, (value) => textOfDocx(write(value)) === value));
});

it('a docx created from text is the same file for the same text', () => {
  expect(docxFromText('One\nTwo', { title: 'T' })).toEqual(docxFromText('One\nTwo', { title: 'T' }));
});

it('a docx created from text declares every part that it has', () => {
  const file = docxFromText('One');
  const types = partOf(file, '[Content_Types].xml') ?? '';
  const undeclared = readZip(file).filter(
    (entry) =>
      !entry.name.endsWith('.rels') &&
      entry.name !== '[Content_Types].xml' &&
      !types.includes(`/${entry.name}"`),
  );
  expect(undeclared).toEqual([]);
});

describe('accepting all changes', () => {
  const tracked = docxWithBody(
    `<w:p><w:pPr><w:jc w:val="left"/><w:pPrChange w:id="9"><w:pPr><w:jc w:val="right"/></w:pPr></w:pPrChange></w:pPr><w:ins w:id="1">${run('new ')}</w:ins>` +
      `<w:del w:id="2"><w:r><w:delText>old </w:delText></w:r></w:del><w:moveFromRangeStart w:id="5"/><w:moveFrom w:id="3">${run('gone ')}</w:moveFrom><w:moveTo w:id="4">${run('here')}</w:moveTo></w:p>` +
      `<w:p><w:pPr><w:rPr><w:del w:id="6"/></w:rPr></w:pPr>${run('A')}</w:p><w:p><w:pPr><w:rPr><w:ins w:id="7"/></w:rPr></w:pPr>${run('B')}</w:p>` +
      `<w:tbl><w:tr><w:trPr><w:del w:id="8"/></w:trPr><w:tc><w:p/></w:tc></w:tr><w:tr><w:tc><w:p>${run('kept')}</w:p></w:tc></w:tr></w:tbl>`,
  );

  it('accepting all changes leaves no trace of tracked changes', () => {
    expect(partOf(acceptAllChanges(tracked), 'word/document.xml')).not.toMatch(
      /<w:(ins|del|moveFrom|moveTo|pPrChange|delText)/,
    );
  });

  it('accepting all changes gives the text that was read before, without the deleted row', () => {
    expect(textOfDocx(acceptAllChanges(tracked))).toBe('new here\nAB\nkept');
  });

  it('accepting all changes leaves a document without changes unchanged', () => {
    const plain = docxFromText('Nothing tracked\nhere');
    expect(acceptAllChanges(plain)).toEqual(plain);
  });
});

describe('removing comments', () => {
  const anchored = docxWithBody(
    `<w:p><w:commentRangeStart w:id="0"/>${run('Text')}<w:commentRangeEnd w:id="0"/><w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="0"/></w:r></w:p>`,
  );
  const commented = writeZip([
    ...readZip(
      rewriteParts({
        bytes: anchored,
        codec: fflateCodec,
        rewrite: (name, read) => {
          if (name === '[Content_Types].xml')
            return read().replace(
              '</Types>',
              '<Override PartName="/word/comments.xml" ContentType="c"/></Types>',
            );
          if (name === 'word/_rels/document.xml.rels')
            return read().replace(
              '</Relationships>',
              '<Relationship Id="rId9" Type="t/comments" Target="comments.xml"/></Relationships>',
            );
          return undefined;
        },
      }),
    ),
    packEntry({
      name: 'word/comments.xml',
      content: new TextEncoder().encode('<w:comments/>'),
      codec: fflateCodec,
    }),
  ]);

  it('removing comments removes part, relationship, content type and anchors', () => {
    const clean = removeComments(commented);
    const all = readZip(clean).map(
      (entry) => `${entry.name}\n${new TextDecoder().decode(inflateEntry(entry, fflateCodec))}`,
    );
    expect(all.filter((content) => /comments\.xml|<w:comment/.test(content))).toEqual([]);
  });

  it('removing comments keeps the text', () => {
    expect(textOfDocx(removeComments(commented))).toBe('Text');
  });
});
