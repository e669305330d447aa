import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fflateCodec, rewriteParts } from '@redraft/documents';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatOdt, texts, withEquations } from '../document/testing/flat-odt.ts';
import { readDocument, writeDocument } from '../document/written-document.ts';

const isThere = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;
// LibreOffice creates and lays out the files, poppler renders the pages; without them, only the neighbouring tests run.
const canCompare = isThere('soffice', '--version') && isThere('pdftoppm', '-v');

const folder = mkdtempSync(join(tmpdir(), 'redraft-look-'));
const fileOf = (index: number, suffix: string) => join(folder, `${index}${suffix}`);
const all = (suffix: string) => texts.map((_, index) => fileOf(index, suffix));

function convert(kind: string, files: readonly string[]): void {
  const args = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', kind];
  execFileSync('soffice', [...args, '--outdir', folder, ...files], { stdio: 'ignore' });
}

/** The position after these words. */
function placeOf(doc: Node, words: string): number {
  let place = -1;
  doc.descendants((node, pos) => {
    if (!node.isText || place >= 0) return place < 0;
    const at = node.text?.indexOf(words) ?? -1;
    if (at >= 0) place = pos + at + words.length;
    return false;
  });
  return place;
}

async function typeIn(index: number, words: string): Promise<void> {
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml' ? withEquations(read()) : undefined;
  const bytes = rewriteParts({ bytes: readFileSync(fileOf(index, '.docx')), codec: fflateCodec, rewrite });
  writeFileSync(fileOf(index, '.docx'), bytes);
  const document = await readDocument(bytes);
  const { tr } = EditorState.create({ doc: document.doc });
  tr.insertText('x', placeOf(document.doc, words));
  writeFileSync(fileOf(index, '-typed.docx'), await writeDocument({ ...document, doc: tr.doc }));
}

interface Page {
  width: number;
  rows: Uint8Array[];
}

/** The pages of a PDF in greyscale at 60 dpi. */
function paint(pdf: string): Page[] {
  const name = pdf.replace(/\.pdf$/, '-page');
  execFileSync('pdftoppm', ['-gray', '-r', '60', pdf, name]);
  const pages = readdirSync(folder).filter((file) => join(folder, file).startsWith(`${name}-`));
  return pages.sort().map((file) => {
    const bytes = new Uint8Array(readFileSync(join(folder, file)));
    const [, width = '0', height = '0'] =
      /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 40)).toString('latin1')) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const from = bytes.length - size.width * size.height;
    const rows = Array.from({ length: size.height }, (_, row) =>
      bytes.subarray(from + row * size.width, from + (row + 1) * size.width),
    );
    return { width: size.width, rows };
  });
}

/** Indices of pixel rows that differ, over all pages. */
function differentRows(one: readonly Page[], other: readonly Page[]): number[] {
  const rows = (pages: readonly Page[]) => pages.flatMap((page) => page.rows);
  const [before, after] = [rows(one), rows(other)];
  return before.flatMap((row, index) =>
    Buffer.compare(row, after[index] ?? new Uint8Array()) === 0 ? [] : [index],
  );
}

/** A line of text is at most 16 points high: 13.3 pixels at 60 dpi. */
const lineHeight = 14;

describe.skipIf(!canCompare)(
  'a file of LibreOffice in which one letter was typed (needs soffice and pdftoppm)',
  () => {
    beforeAll(async () => {
      texts.forEach(([, body], index) => {
        writeFileSync(fileOf(index, '.fodt'), flatOdt(body));
      });
      convert('docx', all('.fodt'));
      for (const [index, [, , words]] of texts.entries()) await typeIn(index, words);
      convert('pdf', [...all('.docx'), ...all('-typed.docx')]);
    }, 240_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.each(texts.map(([name], index) => [name, index] as const))(
      'looks unchanged except for the line: %s',
      (_name, index) => {
        const [before, after] = [paint(fileOf(index, '.pdf')), paint(fileOf(index, '-typed.pdf'))];
        expect(before.length).toBeGreaterThan(0);
        expect(after.length).toBe(before.length);
        const rows = differentRows(before, after);
        expect(rows.length).toBeGreaterThan(0);
        expect((rows.at(-1) ?? 0) - (rows[0] ?? 0)).toBeLessThan(lineHeight);
      },
    );
  },
);
