import { describe, expect, it } from 'vitest';
import { docxFromText } from '../docx-writer.ts';
import { fflateCodec } from '../fflate-codec.ts';
import { textOfDocx } from '../read-docx.ts';
import { inflateEntry, readZip } from '../zip-read.ts';
import { packEntry, writeZip } from '../zip-write.ts';
import { anonymizeDocument } from './anonymize-document.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const name = 'Ada Quill';
const encoder = new TextEncoder();

function withParts(bytes: Uint8Array, parts: Record<string, string | Uint8Array>): Uint8Array {
  const kept = readZip(bytes).filter((entry) => !(entry.name in parts));
  const added = Object.entries(parts).map(([part, content]) =>
    packEntry({
      name: part,
      content: typeof content === 'string' ? encoder.encode(content) : content,
      codec: fflateCodec,
    }),
  );
  return writeZip([...kept, ...added]);
}

function everythingIn(bytes: Uint8Array): string {
  return readZip(bytes)
    .map((entry) => {
      const content = inflateEntry(entry, fflateCodec);
      return entry.name.endsWith('.docx') ? everythingIn(content) : new TextDecoder().decode(content);
    })
    .join('\n');
}

const body = `<w:document ${w}><w:body><w:p w:rsidR="00AB12CD" w:rsidRDefault='00AB12CD'><w:ins w:id="1" w:author="${name}" w:date="2026-03-01T08:00:00Z"><w:r><w:t>Words of the text</w:t></w:r></w:ins></w:p></w:body></w:document>`;
const parts = {
  'word/document.xml': body,
  'word/comments.xml': `<w:comments ${w}><w:comment w:id="0" w:author='${name}' w:initials="AQ"><w:p/></w:comment></w:comments>`,
  'word/people.xml': `<w15:people xmlns:w15="x"><w15:person w15:author="${name}"><w15:presenceInfo w15:userId="${name}"/></w15:person></w15:people>`,
  'word/header1.xml': `<w:hdr ${w}><w:p><w:del w:author="${name}"/></w:p></w:hdr>`,
  'word/glossary/document.xml': `<w:document ${w}><w:ins w:author="${name}"/></w:document>`,
  'word/settings.xml': `<w:settings ${w}><w:zoom w:percent="90"/><w:docVars><w:docVar w:name="a" w:val="${name}"/></w:docVars><w:rsids><w:rsidRoot w:val="00AB12CD"/></w:rsids></w:settings>`,
  'docProps/core.xml': `<cp:coreProperties><dc:creator>${name}</dc:creator><cp:lastModifiedBy>${name}</cp:lastModifiedBy></cp:coreProperties>`,
  'docProps/app.xml': `<Properties><Company>${name}</Company><Manager>${name}</Manager></Properties>`,
  'docProps/custom.xml': `<Properties><property>${name}</property></Properties>`,
  'customXml/item1.xml': `<CoverPageProperties><CompanyEmail>${name}</CompanyEmail></CoverPageProperties>`,
};

describe('an anonymized file', () => {
  const file = withParts(docxFromText('Words'), {
    ...parts,
    'word/embeddings/other.docx': withParts(docxFromText('Inside'), parts),
  });
  const nameless = anonymizeDocument(file, { alias: 'Reviewer' });

  it('an anonymized file contains no name in any part, and no identifier of a computer', () => {
    expect(everythingIn(file)).toContain(name);
    expect(everythingIn(nameless)).not.toMatch(/Ada|Quill|"AQ"|00AB12CD/);
  });

  it('an anonymized file keeps everything else, with the single alias', () => {
    expect(textOfDocx(nameless)).toBe(textOfDocx(file));
    expect(everythingIn(nameless)).toContain('w:author="Reviewer" w:date="2026-03-01T08:00:00Z"');
    expect(everythingIn(nameless)).toContain('w:initials="R"');
    expect(everythingIn(nameless)).toContain('<w:zoom w:percent="90"/>');
  });

  it('an anonymized file is unchanged when it is anonymized again', () => {
    expect(anonymizeDocument(nameless, { alias: 'Reviewer' })).toEqual(nameless);
  });

  it('an anonymized file keeps a bibliography, whose authors are other people', () => {
    const item = '<b:Sources xmlns:b="b"><b:Last>Woolf</b:Last></b:Sources>';
    expect(
      everythingIn(anonymizeDocument(withParts(file, { 'customXml/item1.xml': item }), { alias: 'A' })),
    ).toContain(item);
  });
});

it.each([
  [
    'notes in a spreadsheet',
    'xl/comments1.xml',
    `<comments><authors><author>${name}</author><author>Ada</author></authors><comment authorId="1"><t>Words</t></comment></comments>`,
  ],
  [
    'people of a spreadsheet',
    'xl/persons/person.xml',
    `<personList><person displayName="${name}" id="{1}" userId="ada.quill@example.org" providerId="AD"/>Words</personList>`,
  ],
  [
    'comments on slides',
    'ppt/commentAuthors.xml',
    `<p:cmAuthorLst xmlns:p="p"><p:cmAuthor id="0" name="${name}" initials="AQ"/>Words</p:cmAuthorLst>`,
  ],
  [
    'newer comments on slides',
    'ppt/authors.xml',
    `<p188:authorLst xmlns:p188="p"><p188:author id="{1}" name="${name}" initials="AQ" userId="Ada"/>Words</p188:authorLst>`,
  ],
  [
    'comments on a drawing',
    'content.xml',
    `<office:annotation><dc:creator>${name}</dc:creator><loext:sender-initials>AQ</loext:sender-initials><text:p>Words</text:p></office:annotation>`,
  ],
  [
    'tracked changes of another program',
    'Object 1/content.xml',
    `<office:change-info><dc:creator>${name}</dc:creator></office:change-info>Words`,
  ],
])(
  'a file of another kind without names names nobody in %s, and says everything else',
  (_where, part, xml) => {
    const all = everythingIn(
      anonymizeDocument(withParts(docxFromText('X'), { [part]: xml }), { alias: 'Reviewer' }),
    );
    expect(all).not.toMatch(/Ada|Quill|\bAQ\b|ada\.quill/);
    expect(all).toContain('Words');
    expect(all).toContain('Reviewer');
  },
);

it('an anonymized file of another kind does not contain the author of a drawing', () => {
  const meta = `<office:document-meta><meta:initial-creator>${name}</meta:initial-creator><dc:creator>${name}</dc:creator></office:document-meta>`;
  expect(
    everythingIn(anonymizeDocument(withParts(docxFromText('X'), { 'meta.xml': meta }), { alias: 'R' })),
  ).not.toContain(name);
});

it('an anonymized file of another kind keeps text in an element that is named like a name element', () => {
  const xml = `<w:p ${w}><w:author><w:t>Words</w:t></w:author></w:p>`;
  expect(
    everythingIn(anonymizeDocument(withParts(docxFromText('X'), { 'word/a.xml': xml }), { alias: 'R' })),
  ).toContain('<w:author><w:t>Words</w:t></w:author>');
});
