import { expect, it } from 'vitest';
import { docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { hasTrackedChanges } from './has-tracked-changes.ts';
import { rewriteParts } from './office-file.ts';
import { deletedMark, paragraph, run } from './testing/tracked-documents.ts';

it.each([
  ['no change', paragraph(run('One')), false],
  ['words about a change', paragraph(run('&lt;w:ins&gt; is a tag')), false],
  ['another look', paragraph(`<w:r><w:rPr><w:rPrChange w:id="1"/></w:rPr><w:t>One</w:t></w:r>`), false],
  ['an insertion', paragraph(`<w:ins w:id="1">${run('One')}</w:ins>`), true],
  ['a deletion', paragraph('<w:del w:id="1"><w:r><w:delText>One</w:delText></w:r></w:del>'), true],
  ['a paragraph that is to go', `<w:p>${deletedMark}</w:p>`, true],
  ['words that moved', paragraph(`<w:moveTo w:id="1">${run('One')}</w:moveTo>`), true],
])('a file with %s has pending suggestions: %s', (_what, body, has) => {
  const bytes = rewriteParts({
    bytes: docxFromText(''),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml' ? read().replace('<w:p></w:p>', () => body) : undefined,
  });
  expect(hasTrackedChanges(bytes)).toBe(has);
});
