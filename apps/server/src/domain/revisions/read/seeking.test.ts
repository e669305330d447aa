import type { FileId } from '@redraft/contracts';
import { createDocxWriter, inflateEntry, readZip } from '@redraft/documents';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, inTransaction } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { zipCodec } from '../codecs.ts';
import { appendSave, createFile } from '../index.ts';
import { sealFile } from '../seal/seal-file.ts';
import { clearCheckpoints, createCheckpoints } from './checkpoints.ts';
import { readAt, textAt, verifyChain } from './read-versions.ts';

useDatabase();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const write = createDocxWriter({ codec: zipCodec, title: 'Seek' });
const farOff = new Date('2100-01-01');
const never = new Date(0);

/** Versions by number, from the first one. */
const saved: { text: string; parts: Map<string, string> }[] = [];
let id: FileId;

function partsOf(bytes: Uint8Array): Map<string, string> {
  const contents = readZip(bytes).map(
    (entry) => [entry.name, Buffer.from(inflateEntry(entry, zipCodec)).toString()] as const,
  );
  return new Map(contents);
}

function remember(text: string, bytes: Uint8Array): void {
  saved.push({ text, parts: partsOf(bytes) });
}

/** Edits at changing positions: typing, deleting, an astral character, and characters that XML escapes. */
function edited(text: string, turn: number): string {
  const points = [...text];
  const at = turn % 5 === 0 ? (turn * 7919) % (points.length + 1) : points.length;
  points.splice(at, turn % 4, ...`${turn} <&>${turn % 50 === 7 ? '🦶' : ''}${turn % 30 === 0 ? '\n' : ' ä'}`);
  return points.join('');
}

async function writeOn(count: number): Promise<void> {
  await inTransaction(async () => {
    for (let left = count; left > 0; left--) {
      const turn = saved.length;
      const text = edited(saved.at(-1)?.text ?? '', turn);
      const at = new Date(start + turn * 1700);
      const bytes = write(text, at);
      await appendSave({ fileId: id, bytes, at, userId: null, origin: 'typed' });
      remember(text, bytes);
    }
  });
}

async function chunkSizes(): Promise<number[]> {
  const { rows } = await sql<{ size: number }>`
    SELECT last_seq - first_seq + 1 AS size FROM sealed_chunks WHERE file_id = ${id} ORDER BY first_seq`.execute(
    db(),
  );
  return rows.map(({ size }) => size);
}

async function expectVersions(seqs: readonly number[]): Promise<void> {
  for (const seq of seqs) {
    expect({ seq, text: await textAt(id, seq) }).toEqual({ seq, text: saved[seq]?.text });
    expect({ seq, parts: partsOf(await readAt(id, seq)) }).toEqual({ seq, parts: saved[seq]?.parts });
  }
}

const seqs = (count: number) => Array.from({ length: 40 }, (_, index) => (index * 619) % count);

describe('any version is found again', () => {
  beforeAll(async () => {
    const bytes = write('', new Date(start));
    const file = { kind: 'docx' as const, name: 'a.docx', bytes, origin: 'base' as const };
    id = (await createFile({ ...file, at: new Date(start) })).fileId;
    remember('', bytes);
  });

  it('any version can be read after single sealed chunks', async () => {
    await writeOn(600);
    await sealFile(id, { before: farOff, restingSince: never });
    expect(await chunkSizes()).toEqual([256, 256]);
    await expectVersions([0, 255, 256, 511, 512, saved.length - 1, ...seqs(saved.length)]);
  });

  it('any version can be read from merged chunks with cached states', async () => {
    await sealFile(id, { before: farOff, restingSince: farOff });
    expect(await chunkSizes()).toEqual([saved.length]);
    await expectVersions([0, saved.length - 1, ...seqs(saved.length)]);
  });

  it('any version can be read without cached states, and with later saves', async () => {
    await writeOn(300);
    await sealFile(id, { before: farOff, restingSince: never });
    expect(await chunkSizes()).toEqual([601, 256]);
    clearCheckpoints();
    await expectVersions([600, 601, 856, 857, saved.length - 1, ...seqs(saved.length)]);
    expect(await verifyChain(id)).toMatchObject({ isIntact: true, versions: saved.length });
  });

  it('a version that does not exist cannot be read', async () => {
    for (const seq of [-1, saved.length]) {
      await expect(textAt(id, seq)).rejects.toMatchObject({ code: 'not_found' });
      await expect(readAt(id, seq)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

it('the nearest cached state up to a version is used, within the memory limit', () => {
  const stored = fc.array(fc.tuple(fc.constantFrom(1, 2), fc.nat(30), fc.nat(500)), { maxLength: 40 });
  fc.assert(
    fc.property(stored, fc.constantFrom(1, 2), fc.nat(30), (list, file, requested) => {
      const known = createCheckpoints<number>(4096, (size) => size);
      for (const [of, seq, size] of list) known.store(of as FileId, { seq, state: size });
      const found = known.before(file as FileId, requested);
      const candidates = list.filter(([of, seq]) => of === file && seq <= requested);
      expect(found === null || found.seq <= requested).toBe(true);
      const roomy = list.reduce((sum, [, , size]) => sum + size + 256, 0) <= 4096;
      const best = candidates.reduce((max, [, seq]) => Math.max(max, seq), -1);
      expect(!roomy || (found?.seq ?? -1) === best).toBe(true);
    }),
  );
});
