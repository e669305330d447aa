import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeFontSubstitutes } from './font-substitutes.ts';

const run = promisify(execFile);
const profile = path.join(tmpdir(), `redraft-corpus-${process.pid}`);

let fontSettings: Promise<string> | null = null;

interface Conversion {
  filter: string;
  /** Of the result. */
  suffix: string;
  /** The file's ending. */
  kind?: string;
}

/** Converts a file with LibreOffice. Null on failure. */
export async function convert(
  bytes: Uint8Array,
  { filter, suffix, kind = 'docx' }: Conversion,
): Promise<Buffer | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redraft-corpus-file-'));
  try {
    const file = path.join(folder, `text.${kind}`);
    await writeFile(file, bytes);
    const args = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', filter];
    fontSettings ??= writeFontSubstitutes(`${profile}-fonts`);
    const env = { ...process.env, FONTCONFIG_FILE: await fontSettings };
    await run('soffice', [...args, '--outdir', folder, file], { timeout: 120_000, env });
    return await readFile(path.join(folder, `text.${suffix}`));
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Number of pages; "?" if layout failed. */
export async function countPages(bytes: Uint8Array): Promise<string> {
  const pdf = await convert(bytes, { filter: 'pdf', suffix: 'pdf' });
  return String(pdf?.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? '?');
}

/** Extracted text. */
export async function plainText(bytes: Uint8Array): Promise<string | null> {
  return (
    (await convert(bytes, { filter: 'txt:Text (encoded):UTF8', suffix: 'txt' }))?.toString('utf8') ?? null
  );
}

export async function removeProfile(): Promise<void> {
  for (const folder of [profile, `${profile}-fonts`]) await rm(folder, { recursive: true, force: true });
}
