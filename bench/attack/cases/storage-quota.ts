import { docxFromText } from '@redraft/documents';
import { pool } from '../../../apps/server/src/platform/db.ts';
import { putFile } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { createDocxWithParts, noise } from '../documents.ts';
import { openWorld, runWithDatabase, type World } from '../world.ts';

const period = Buffer.from(noise(15_000, 3)).toString('hex');

/** Text with a period that zip compresses but PostgreSQL's own compression does not. */
const createText = (seed: number, length: number) =>
  `${seed} ${period.repeat(Math.ceil(length / period.length))}`;

async function measureSize({ server }: World): Promise<number> {
  return runWithDatabase(server, async () => {
    const { rows } = await pool().query<{ size: number }>(
      `SELECT ((SELECT coalesce(sum(pg_column_size(content)), 0) FROM file_blobs) +
        (SELECT coalesce(sum(pg_column_size(record)), 0) FROM revisions))::float8 AS size`,
    );
    return rows[0]?.size ?? 0;
  });
}

async function amplify(world: World) {
  const text = await world.openText('student1');
  const bytes = docxFromText(createText(1, world.isShort ? 4_000_000 : 16_000_000));
  const before = await measureSize(world);
  const { status } = await putFile(text, bytes);
  const growth = (await measureSize(world)) - before;
  return [
    outcomeRow('a text that inflates a hundredfold, answered', status, 200),
    {
      measure: '  what the database grew by',
      value: `${(growth / bytes.length).toFixed(1)} × the upload`,
      target: '≤ 3 ×',
      isMet: growth <= 3 * bytes.length,
    },
  ];
}

async function fill(world: World) {
  const text = await world.openText('student2');
  const picture = (seed: number) => createDocxWithParts({ 'word/media/a.png': noise(400_000, 2 * seed + 1) });
  const statuses: number[] = [];
  for (let seed = 1; seed <= 4; seed++) statuses.push((await putFile(text, picture(seed))).status);
  const words = await putFile(text, docxFromText('Words are taken on.'));
  return [
    outcomeRow('four pictures of 400 KB into a file of 1 MB', statuses.join(', '), '200, 200, 413, 413'),
    outcomeRow('  words after them', words.status, 200),
  ];
}

const attack: Attack = {
  name: 'No student fills the database, and whoever has filled a file goes on writing',
  run: async ({ isShort, seed }) => {
    const world = await openWorld({ isShort, seed, env: { FILE_QUOTA_MB: '1' } });
    try {
      return [...(await amplify(world)), ...(await fill(world))];
    } finally {
      await world.close();
    }
  },
};

export default attack;
