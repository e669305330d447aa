import { docxFromText } from '@redraft/documents';
import { pool } from '../../../apps/server/src/platform/db.ts';
import { handIn, type OpenText, putFile, wopiAddress } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { runWithDatabase, type World } from '../world.ts';

const version = 'x-wopi-itemversion';

/** Two saves and the submission at once. Returns the newest acknowledged version. */
async function race(
  world: World,
  username: string,
): Promise<{ text: OpenText; newest: number; broken: number }> {
  const text = await world.openText(username);
  const saves = ['One.', 'Two.'].map((words) => putFile(text, docxFromText(words)));
  const answers = await Promise.all([...saves, handIn(await world.account(username), text)]);
  const accepted = answers
    .filter((answer) => answer.status === 200)
    .map(({ headers }) => headers.get(version));
  return {
    text,
    newest: Math.max(-1, ...accepted.map((seq) => Number(seq ?? -1))),
    broken: answers.filter(({ status }) => status >= 500).length,
  };
}

async function countHandedIn({ submissionId }: OpenText): Promise<number> {
  const { rows } = await pool().query<{ version_seq: number }>(
    'SELECT version_seq FROM draft_submissions WHERE submission_id = $1 AND version_seq IS NOT NULL',
    [submissionId],
  );
  return rows[0]?.version_seq ?? Number.POSITIVE_INFINITY;
}

/** Two saves based on the same version at once. Returns how many were accepted. */
async function twins(text: OpenText, round: number): Promise<number> {
  const before = await putFile(text, docxFromText(`Round ${round}.`));
  const { LastModifiedTime: at } = JSON.parse(await before.text());
  const answers = await Promise.all(
    ['One.', 'Two.'].map((words) =>
      fetch(wopiAddress(text, '/contents'), {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'x-wopi-override': 'PUT',
          'x-wopi-lock': 'bench',
          'x-lool-wopi-timestamp': at,
        },
        body: new Uint8Array(docxFromText(words)),
      }),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}

const attack: Attack = {
  name: 'What is acknowledged before a hand-in is in it',
  run: async (world) => {
    const rounds = world.isShort ? 6 : 48;
    const races: Awaited<ReturnType<typeof race>>[] = [];
    for (let round = 0; round < rounds; round++) races.push(await race(world, `student${(round % 8) + 1}`));
    const found = await runWithDatabase(world.server, () =>
      Promise.all(races.map(({ text }) => countHandedIn(text))),
    );
    const missing = races.filter(({ newest }, at) => newest > (found[at] ?? -1)).length;
    const text = await world.openText('student1');
    let both = 0;
    for (let round = 0; round < rounds; round++) if ((await twins(text, round)) !== 1) both += 1;
    return [
      outcomeRow(`acknowledged saves that are missing in ${rounds} hand-ins`, missing, 0),
      outcomeRow(
        'faults of the server meanwhile',
        races.reduce((sum, { broken }) => sum + broken, 0),
        0,
      ),
      outcomeRow(`pairs of saves on one version, of ${rounds}, of which not just one was taken`, both, 0),
    ];
  },
};

export default attack;
