import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { detectOfficeKind, docxFromText, fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDocumentFile } from '../testing/office-files.ts';
import { createOfficeConverter } from './soffice.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'soffice-test-'));
  // Ignores folders that other processes create meanwhile.
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const limits = { timeMs: 20_000, bytes: 1000 };
const bytes = new TextEncoder().encode('words');

/** A script in place of LibreOffice: `$out` is the output folder, `$source` the document. */
async function standIn(name: string, script: string): Promise<string> {
  const file = path.join(folder, name);
  const read = 'for last; do source="$last"; done; out=$(dirname "$source")';
  await writeFile(file, `#!/bin/sh\n${read}\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

const leftBehind = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('redraft-pdf-'));

it('no PDFs are available if LibreOffice is not installed', async () => {
  const converter = createOfficeConverter(null);
  expect(converter.isAvailable()).toBe(false);
  await expect(converter.convertToPdf(bytes, 'docx')).rejects.toMatchObject({ code: 'document.no_pdf' });
});

it('no PDFs are available if the configured program cannot be executed; without a setting it is found in the PATH', async () => {
  expect(createOfficeConverter(path.join(folder, 'nothing')).isAvailable()).toBe(false);
  const before = process.env.PATH;
  vi.stubEnv('PATH', `relative:${folder}`);
  expect(createOfficeConverter(undefined).isAvailable()).toBe(false);
  await standIn('soffice', 'true');
  expect(createOfficeConverter(undefined).isAvailable()).toBe(true);
  vi.stubEnv('PATH', before);
});

it('the converter returns the output of the program and leaves no files behind', async () => {
  const before = await leftBehind();
  const converter = createOfficeConverter(await standIn('copy', 'cat "$source" > "$out/text.pdf"'), limits);
  expect(new TextDecoder().decode(await converter.convertToPdf(bytes, 'docx'))).toBe('words');
  expect(await leftBehind()).toEqual(before);
});

it('the converter runs the program with its own profile and without our environment', async () => {
  process.env.REDRAFT_TEST_SECRET = 'secret';
  const converter = createOfficeConverter(
    await standIn('env', 'env > "$out/text.pdf"; echo "$1" >> "$out/text.pdf"'),
    limits,
  );
  const said = new TextDecoder().decode(await converter.convertToPdf(bytes, 'docx'));
  expect(said).toMatch(/-env:UserInstallation=file:\/\/.*redraft-pdf-.*\/profile/);
  expect(said).not.toContain('secret');
});

it('the converter converts one file at a time', async () => {
  const log = path.join(folder, 'log');
  const script = `echo begin >> ${log}; sleep 0.05; echo end >> ${log}; echo x > "$out/text.pdf"; echo x > "$out/text.png"`;
  const converter = createOfficeConverter(await standIn('slow', script), limits);
  await Promise.all([
    converter.convertToPdf(bytes, 'docx'),
    converter.renderFirstPage(bytes, 'odg'),
    converter.convertToPdf(bytes, 'docx'),
  ]);
  expect(await readFile(log, 'utf8')).toBe('begin\nend\n'.repeat(3));
});

it.each([
  ['fails', 'exit 1'],
  ['ends well without a result', 'true'],
  ['makes more than anybody may have', 'head -c 2000 /dev/zero > "$out/text.pdf"'],
  ['says more than anybody reads', 'head -c 10000000 /dev/zero; exit 1'],
])('the converter reports it if the program %s, and continues with the next file', async (name, script) => {
  const before = await leftBehind();
  const program = await standIn(name.replaceAll(' ', '-'), script);
  const converter = createOfficeConverter(program, limits);
  await expect(converter.convertToPdf(bytes, 'docx')).rejects.toMatchObject({ code: 'document.pdf_failed' });
  await standIn(name.replaceAll(' ', '-'), 'echo pdf > "$out/text.pdf"');
  expect(new TextDecoder().decode(await converter.convertToPdf(bytes, 'docx'))).toBe('pdf\n');
  expect(await leftBehind()).toEqual(before);
});

it('the converter kills the program and its child processes at the time limit', async () => {
  const pid = path.join(folder, 'pid');
  const program = await standIn('endless', `sleep 600 & echo $! > ${pid}; wait`);
  const converter = createOfficeConverter(program, { ...limits, timeMs: 500 });
  await expect(converter.convertToPdf(bytes, 'docx')).rejects.toMatchObject({ code: 'document.pdf_failed' });
  const started = Number(await readFile(pid, 'utf8'));
  // The process exists until init has reaped it.
  await expect.poll(() => isRunning(started), { timeout: 15_000 }).toBe(false);
}, 20_000);

it.each([
  ['fails', 'exit 1', 'failed'],
  ['runs too long', 'sleep 600', 'timed_out'],
  ['makes too large a file', 'head -c 2000 /dev/zero > "$out/text.docx"', 'too_large'],
])(
  'the conversion of an OpenDocument file by a program that %s is refused with its reason',
  async (name, script, reason) => {
    const program = await standIn(`odt-${name.replaceAll(' ', '-')}`, script);
    const converter = createOfficeConverter(program, { ...limits, timeMs: 2000 });
    await expect(converter.convertToOffice(bytes, 'odt', 'docx')).rejects.toMatchObject({ reason });
  },
);

it('an OpenDocument file is converted by the filter of the type that is kept', async () => {
  const script = 'echo "$*" > "$out/text.xlsx"';
  const converter = createOfficeConverter(await standIn('filter', script), limits);
  const said = new TextDecoder().decode(await converter.convertToOffice(bytes, 'ods', 'xlsx'));
  expect(said).toContain('--convert-to xlsx:Calc MS Excel 2007 XML');
  expect(said).toMatch(/text\.ods$/m);
  await expect(createOfficeConverter(null).convertToOffice(bytes, 'ods', 'xlsx')).rejects.toMatchObject({
    reason: 'missing',
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// Requires LibreOffice, which neither the product nor its tests otherwise need.
const ofThisMachine = createOfficeConverter(undefined);
it.skipIf(!ofThisMachine.isAvailable())(
  'LibreOffice converts a document to PDF (needs soffice)',
  async () => {
    const pdf = await ofThisMachine.convertToPdf(docxFromText('The harbour was quiet.'), 'docx');
    expect(new TextDecoder('latin1').decode(pdf.subarray(0, 5))).toBe('%PDF-');
    const picture = await ofThisMachine.renderFirstPage(docxFromText('The harbour was quiet.'), 'docx');
    expect(new TextDecoder('latin1').decode(picture.subarray(1, 4))).toBe('PNG');
  },
  90_000,
);

it.skipIf(!ofThisMachine.isAvailable()).each([
  ['odt', 'docx'],
  ['ods', 'xlsx'],
  ['odp', 'pptx'],
] as const)(
  'LibreOffice converts an .%s file to .%s, without what the file links to on this machine (needs soffice)',
  async (from, to) => {
    const secret = path.join(folder, 'secret.txt');
    await writeFile(secret, 'SECRET');
    const linked = `Quiet harbour</text:p><text:section text:name="S"><text:section-source xlink:href="${pathToFileURL(secret).href}" xmlns:xlink="http://www.w3.org/1999/xlink"/><text:p>own</text:p></text:section><text:p>`;
    const source = openDocumentFile(from, from === 'odt' ? linked : 'Quiet harbour');
    const result = await ofThisMachine.convertToOffice(source, from, to);
    expect(detectOfficeKind(result, fflateCodec)).toBe(to);
    const text = readZip(result).map((entry) => new TextDecoder().decode(inflateEntry(entry, fflateCodec)));
    expect(text.join()).toContain('Quiet harbour');
    expect(text.join()).not.toContain('SECRET');
  },
  90_000,
);
