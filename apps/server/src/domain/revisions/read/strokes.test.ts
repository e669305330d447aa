import { collectStrokes } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { appendSave, computeStrokes, createFile, loadFullTextLog, readOps, sealFile } from '../index.ts';

useDatabase();

const start = Date.UTC(2026, 8, 1, 10);
const later = new Date(start + 1e12);

async function save(fileId: FileId, text: string, second: number): Promise<void> {
  const at = new Date(start + second * 1000);
  await appendSave({ fileId, bytes: docxFromText(text), at, dirtyMs: 1000, userId: null, origin: 'typed' });
}

it('the strokes of a log are the same for sealed, unsealed and mixed revisions', async () => {
  const bytes = docxFromText('What it began with 🙂.');
  const at = new Date(start);
  const { fileId } = await createFile({ kind: 'docx', name: 'essay.docx', bytes, origin: 'base', at });
  const hold = async () =>
    expect(await computeStrokes(await loadFullTextLog(fileId))).toEqual(
      collectStrokes(await readOps(fileId)),
    );
  await hold();
  for (let count = 1; count <= 30; count++) {
    const middle = count % 3 === 0 ? '🙂 ' : `word${count} `;
    await save(
      fileId,
      `${'ab '.repeat(count % 7)}${middle}What it began with 🙂.${'x'.repeat(count)}`,
      count * 2,
    );
    if (count === 10) await hold();
    if (count === 20) await sealFile(fileId, { before: later, restingSince: later });
    if (count === 20) await hold();
  }
  await hold();
});
