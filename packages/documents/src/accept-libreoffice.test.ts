import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { rewriteParts } from './office-file.ts';
import { textOfDocx } from './read-docx.ts';
import { paragraph, run } from './testing/tracked-documents.ts';
import { acceptAllChanges } from './tracked-changes.ts';

const by = 'w:author="A" w:date="2026-01-01T00:00:00Z"';
const mark = `<w:pPr><w:rPr><w:del w:id="1" ${by}/></w:rPr></w:pPr>`;
const del = (text: string) => `<w:del w:id="2" ${by}><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const cell = (content: string) => `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
const row = (content: string, properties = '') => `<w:tr>${properties}${cell(content)}</w:tr>`;
const table = (...rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${rows.join('')}</w:tbl>`;
const deletedRow = row(paragraph(del('gone')), `<w:trPr><w:del w:id="8" ${by}/></w:trPr>`);
const control = (content: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const text = (words: string) => paragraph(run(words));

const bodies: readonly (readonly [name: string, body: string, text: string])[] = [
  ['words', paragraph(`<w:ins w:id="3" ${by}>${run('new')}${del('old')}</w:ins>${run('z')}`), 'newz'],
  ['joined', paragraph(mark + run('A')) + text('B') + text('C'), 'AB\nC'],
  ['chain', paragraph(mark + run('A')) + paragraph(mark + run('B')) + text('C'), 'ABC'],
  ['one-tag', `${paragraph(mark + run('A'))}<w:p/>${text('C')}`, 'A\nC'],
  ['whole', text('A') + paragraph(mark + del('B')) + text('C'), 'A\nC'],
  ['before-table', paragraph(mark + run('A')) + table(row(text('x'))) + text('C'), 'A\nx\nC'],
  ['gone', text('Z') + paragraph(mark + del('A')) + table(row(text('x'))) + text('C'), 'Z\nx\nC'],
  ['row', table(deletedRow, row(text('kept'))) + text('C'), 'kept\nC'],
  ['over-table', paragraph(mark + run('A')) + table(deletedRow) + text('C'), 'AC'],
  ['cell-end', table(row(paragraph(mark + run('x'))), row(text('y'))) + text('C'), 'x\ny\nC'],
  ['in-cell', table(row(paragraph(mark + run('x')) + text('w'))) + text('C'), 'xw\nC'],
  ['into-control', paragraph(mark + run('A')) + control(text('B')) + text('C'), 'AB\nC'],
  ['out-of-control', control(paragraph(mark + run('A'))) + text('B') + text('C'), 'A\nB\nC'],
  ['last', text('A') + paragraph(mark + run('B')), 'A\nB'],
];

const accepted = bodies.map(([name, body]) => {
  const rewrite = (part: string, read: () => string) =>
    part === 'word/document.xml' ? read().replace('<w:p></w:p>', body) : undefined;
  return {
    name,
    bytes: acceptAllChanges(rewriteParts({ bytes: docxFromText(''), codec: fflateCodec, rewrite })),
  };
});

it.each(bodies)(
  'a document with its changes accepted has the text that was meant: %s',
  (name, _body, meant) => {
    const bytes = accepted.find((file) => file.name === name)?.bytes ?? new Uint8Array();
    expect(textOfDocx(bytes)).toBe(meant);
  },
);

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

// An independent implementation; without it, only the tests above run.
describe.skipIf(!hasLibreOffice)('LibreOffice (needs soffice)', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'redraft-accept-'));
    const files = accepted.map(({ name, bytes }) => {
      const file = join(folder, `${name}.docx`);
      writeFileSync(file, bytes);
      return file;
    });
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [
      '--headless',
      '--norestore',
      '--convert-to',
      'txt:Text (encoded):UTF8',
      '--outdir',
      folder,
    ];
    execFileSync('soffice', [profile, ...options, ...files], { timeout: 110_000, stdio: 'ignore' });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(bodies)('reads the same in the file: %s', (name, _body, meant) => {
    const read = readFileSync(join(folder, `${name}.txt`), 'utf8');
    expect(read.replace('\ufeff', '').replaceAll('\r', '').replace(/\n$/, '')).toBe(meant);
  });
});
