import { fflateCodec } from '@redraft/documents';
import { expect, it } from 'vitest';
import { officeFile, openDocumentFile, withPart, zipBomb } from '../../testing/office-files.ts';
import { sourceProblem } from './source-rules.ts';

const encryptedManifest =
  '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';

it.each([
  ['a text', 'essay.odt', openDocumentFile('odt'), null],
  ['a text with a name in capitals', 'ESSAY.ODT', openDocumentFile('odt'), null],
  ['a text with another extension', 'essay.docx', openDocumentFile('odt'), 'conversion.other_type'],
  ['a spreadsheet named as a text', 'essay.odt', openDocumentFile('ods'), 'conversion.other_type'],
  ['a Word document named as a text', 'essay.odt', officeFile('docx'), 'conversion.other_type'],
  ['no zip file', 'essay.odt', new TextEncoder().encode('words'), 'conversion.other_type'],
  ['no bytes', 'essay.odt', new Uint8Array(), 'conversion.other_type'],
  ['half a file', 'essay.odt', openDocumentFile('odt').subarray(0, 400), 'document.invalid'],
  ['a zip bomb', 'essay.odt', zipBomb(), 'document.invalid'],
  ['a text without its content', 'essay.odt', withoutContent(), 'document.invalid'],
  [
    'a text with a password',
    'essay.odt',
    openDocumentFile('odt', 'x', { 'META-INF/manifest.xml': encryptedManifest }),
    'conversion.encrypted',
  ],
  [
    'a text in an encrypted package',
    'essay.odt',
    openDocumentFile('odt', 'x', { 'encrypted-package': 'x' }),
    'conversion.encrypted',
  ],
  [
    'a text with Basic',
    'essay.odt',
    withPart(openDocumentFile('odt'), 'Basic/Standard/Module1.xml', 'x'),
    'document.has_macros',
  ],
])(
  'uploading %s as %s for conversion is accepted, or refused with its reason',
  (_what, name, bytes, problem) => {
    expect(sourceProblem({ name, bytes }, 'odt', fflateCodec)).toBe(problem);
  },
);

function withoutContent(): Uint8Array {
  // The same length, so that the offsets of the zip hold.
  const bytes = openDocumentFile('odt');
  const text = String.fromCharCode(...bytes).replaceAll('content.xml', 'another.xml');
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
