import { expect, it } from 'vitest';
import { workbookWith } from '../../../testing/changed-files.ts';
import { useDatabase } from '../../../testing/database.ts';
import { selectBlob } from '../blobs.ts';
import { appendSave, createFile } from '../index.ts';
import { opRate, tools } from './decoding-tools.ts';
import { loadLogTo } from './history.ts';
import { replayFileChanges } from './replay-file-changes.ts';

useDatabase();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const at = (second: number) => new Date(start + second * 1000);

it('applying the versions before the first requested one counts as work', async () => {
  const [bytes, ...saves] = Array.from({ length: 6 }, (_, version) => workbookWith([['Pears', version]]));
  const file = { kind: 'xlsx' as const, name: 'a.xlsx', origin: 'base' as const };
  const { fileId } = await createFile({ ...file, bytes: bytes ?? new Uint8Array(), at: at(0) });
  for (const [index, save] of saves.entries())
    await appendSave({ fileId, bytes: save, at: at(index + 1), userId: null, origin: 'typed' });
  const log = await loadLogTo(fileId, saves.length, { parts: true });
  let counted = 0;
  const count = (units: number) => {
    counted += units;
  };
  const reading = { ...tools, loadBlob: selectBlob, count };
  const request = { kind: 'xlsx' as const, log, window: { from: 0, count: 10 } };
  expect(await replayFileChanges({ ...request, first: saves.length + 1 }, reading)).toEqual([]);
  expect(counted).toBeGreaterThanOrEqual(saves.length * opRate);
  expect(await replayFileChanges({ ...request, first: saves.length }, reading)).toMatchObject([
    { seq: saves.length, change: { count: 1, cells: [{ address: 'B1', after: { input: '5' } }] } },
  ]);
});
