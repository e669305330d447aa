import { setTimeout as delay } from 'node:timers/promises';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { afterEach, expect, it } from 'vitest';
import { readAt } from './domain/revisions/index.ts';
import { closeDatabase, openDatabase } from './platform/db.ts';
import { useEmptyDatabase, withClient } from './testing/database.ts';
import { checkOutFormerRelease } from './testing/former-release.ts';
import { freePort } from './testing/free-port.ts';
import { lock, type OpenText, openAssignment } from './testing/outside-texts.ts';
import { dataDir, ended, start, useProgram } from './testing/program.ts';

/** A rollout: the former release and this one answer side by side on one database, which is migrated while students write. */
useProgram();
const { connectionString } = useEmptyDatabase();
afterEach(closeDatabase);

const writers = 4;
const savesOfEachPart = 12;

it('no acknowledged save is lost while a new release takes over from the former one', async (context) => {
  const former = await checkOutFormerRelease(await dataDir());
  if (former.kind === 'missing') return context.skip(former.reason);
  const first = await startRelease(former.program);
  openDatabase(connectionString());
  const openText = await openAssignment(first.address);
  const texts: Text[] = [];
  for (let number = 1; number <= writers; number += 1)
    texts.push({ ...(await openText(`student_${number}`)), acknowledged: [] });
  const before = await listMigrations();
  const targets = [first.address];
  const rollout = startWriting(texts, targets);
  await rollout.untilSaved(savesOfEachPart);

  const second = await startRelease();
  targets.push(second.address);
  expect((await listMigrations()).length).toBeGreaterThan(before.length);
  await rollout.untilSaved(savesOfEachPart, second.address);
  await rollout.untilSaved(savesOfEachPart, first.address);

  targets.shift();
  first.child.kill('SIGTERM');
  expect(await ended(first.child)).toBe(0);
  await rollout.untilSaved(savesOfEachPart, second.address);
  await rollout.end();

  for (const { fileId, acknowledged } of texts)
    for (const { seq, words } of acknowledged) expect(textOfDocx(await readAt(fileId, seq))).toBe(words);
  for (const text of texts) {
    const stored = await fetch(wopiAddress(text, second.address, '/contents'));
    expect(textOfDocx(new Uint8Array(await stored.arrayBuffer()))).toBe(text.acknowledged.at(-1)?.words);
  }
}, 600_000);

async function startRelease(program?: string) {
  const port = String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: await dataDir(),
    DATABASE_URL: connectionString(),
    LEARNING_PLATFORM_PORT: '0',
  };
  const release = start(env, program);
  await release.says('Redraft is running');
  return { ...release, address: `http://127.0.0.1:${port}` };
}

async function listMigrations(): Promise<string[]> {
  const { rows } = await withClient(connectionString(), (client) =>
    client.query<{ name: string }>('SELECT name FROM migrations'),
  );
  return rows.map(({ name }) => name);
}

interface Text extends OpenText {
  /** What the server said is saved, in its order. */
  acknowledged: { seq: number; words: string }[];
}

const wopiAddress = ({ fileId, token }: Text, address: string, path: string) =>
  `${address}/wopi/files/${fileId}${path}?access_token=${token}`;

/** Students write in turn to all targets, and go on after a refusal. */
function startWriting(texts: readonly Text[], targets: readonly string[]) {
  const saved = new Map<string, number>();
  let isEnding = false;
  const write = async (text: Text) => {
    for (let number = 0; !isEnding; number += 1) {
      const address = targets[number % targets.length] ?? '';
      const words = `Save number ${number} of text ${text.fileId}`;
      const seq = await save(text, address, words);
      if (seq === null) await delay(50);
      else {
        text.acknowledged.push({ seq, words });
        saved.set(address, (saved.get(address) ?? 0) + 1);
      }
    }
  };
  const writing = Promise.all(texts.map(write));
  const countSaves = (address: string | undefined) =>
    address === undefined
      ? [...saved.values()].reduce((sum, one) => sum + one, 0)
      : (saved.get(address) ?? 0);
  return {
    untilSaved: async (count: number, address?: string) => {
      const goal = countSaves(address) + count;
      await expect.poll(() => countSaves(address), { timeout: 120_000 }).toBeGreaterThanOrEqual(goal);
    },
    end: async () => {
      isEnding = true;
      await writing;
    },
  };
}

/** The version that the save has become; null if it was not acknowledged. */
async function save(text: Text, address: string, words: string): Promise<number | null> {
  try {
    const answer = await fetch(wopiAddress(text, address, '/contents'), {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-wopi-override': 'PUT',
        'x-wopi-lock': lock,
      },
      body: new Uint8Array(docxFromText(words)),
    });
    await answer.arrayBuffer();
    return answer.status === 200 ? Number(answer.headers.get('x-wopi-itemversion')) : null;
  } catch {
    // The connection ended with its process: whether the save was written is open.
    return null;
  }
}
