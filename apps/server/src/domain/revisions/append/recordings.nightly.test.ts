import { readRecordedJson, recordings } from '@redraft/demo-world/testing';
import { textOfDocx } from '@redraft/documents';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { makeFile, start, typed } from '../../../testing/typed-saves.ts';
import { zipCodec } from '../codecs.ts';
import { readAt, readOps, textAt } from '../read/read-versions.ts';
import { sealFile } from '../seal/seal-file.ts';
import { createRevisionService } from './service.ts';

useDatabase();

const fullChunks = { before: new Date(start + 1e12), restingSince: new Date(0) };

interface Recording {
  startContent: string;
  endContent: string;
  txns: { time: string | number; patches: [number, number, string][] }[];
}

/** Applies the patches by code points, without using any code under test. */
function everyText(recording: Recording): string[] {
  const text = Array.from(recording.startContent);
  const texts: string[] = [];
  for (const { patches } of recording.txns) {
    for (const [at, remove, insert] of patches) text.splice(at, remove, ...insert);
    texts.push(text.join(''));
  }
  return texts;
}

describe.skipIf(!recordings.isThere)(`a recorded writing process (${recordings.reason})`, () => {
  it.each(['clownschool_flat', 'json-crdt-blog-post'])(
    'a recorded writing process returns exactly the text of each save, sealed or not: %s',
    async (name) => {
      const recording: Recording = JSON.parse(readRecordedJson(name));
      const texts = everyText(recording).filter(
        (_, index, all) => index % 20 === 0 || index === all.length - 1,
      );
      const service = createRevisionService();
      const { fileId } = await makeFile(service, recording.startContent);
      const saved = [recording.startContent];
      await inTransaction(async () => {
        for (const [index, text] of texts.entries()) {
          const { changed } = await service.appendSave(typed(fileId, text, index));
          if (changed) saved.push(text.normalize('NFC'));
        }
      });
      await sealFile(fileId, fullChunks);
      const { base, saves } = await readOps(fileId);
      const text = Array.from(base);
      for (const [index, save] of saves.entries()) {
        for (const op of save.ops) text.splice(op.p, Array.from(op.del).length, ...op.ins);
        // Joining every text would dominate the run time; an error in one text persists in later ones.
        if (index % 10 === 0) expect(text.join('') === saved[index + 1]).toBe(true);
      }
      expect(text.join('')).toBe(recording.endContent);
      for (let seq = 0; seq < saved.length; seq += 37) {
        expect(await textAt(fileId, seq)).toBe(saved[seq]);
        expect(textOfDocx(await readAt(fileId, seq), zipCodec)).toBe(saved[seq]);
      }
    },
    120_000,
  );
});
