import { reviewMatrixSchema, reviewModes } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { type Account, signIn } from '../accounts.ts';
import { createPerson, password } from '../class-pages/seed.ts';
import { runInDatabaseOf } from '../database.ts';
import { watchOthers } from '../others.ts';
import { endServer, startServer } from '../server.ts';
import type { Row } from '../table.ts';

const students = 300;
const counts = [1, 2, 3, 4];
/** The call is rate-limited to sixty per minute. */
const rounds = 4;
const answerTargetMs = 200;
const holdTargetMs = 50;

/** Pairing the largest class in each mode: duration, and effect on other users. */
export async function benchPeerReview(directory: string): Promise<Row[]> {
  await runInDatabaseOf(directory, () => createPerson('teacher', ['ROLE_INSTRUCTOR'], DateTime.utc()));
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off' } });
  try {
    const account = await signIn(server.address, { username: 'teacher', password });
    // The first call hits a cold server.
    const first = await measureTime(account, { options: 'Optional', reviewer: 1 });
    const others = watchOthers(server);
    const rows: Row[] = [];
    for (const options of reviewModes) {
      const times: number[] = [];
      for (const reviewer of counts)
        for (let round = 0; round < rounds; round++)
          times.push(await measureTime(account, { options, reviewer }));
      rows.push(createRow(options, times));
    }
    const held = await others.end();
    return [
      { measure: 'the first matrix after a start', value: `${first.toFixed(0)} ms` },
      ...rows,
      {
        measure: 'longest wait of another call meanwhile',
        value: `${held.toFixed(0)} ms`,
        target: `< ${holdTargetMs} ms`,
        isMet: held < holdTargetMs,
      },
    ];
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

async function measureTime(
  account: Account,
  request: { options: string; reviewer: number },
): Promise<number> {
  const startedAt = performance.now();
  const answer = await account.post('/api/peerreview/Randomize', { size: students, ...request });
  const ms = performance.now() - startedAt;
  const matrix = reviewMatrixSchema.parse(answer);
  const isRight = matrix.every((row, place) => row[place] === 0 && sum(row) === request.reviewer);
  if (matrix.length !== students || !isRight) throw new Error(`${JSON.stringify(request)}: a wrong matrix`);
  return ms;
}

const sum = (row: readonly number[]) => row.reduce((sum, flag) => sum + flag, 0);

function createRow(mode: string, times: readonly number[]): Row {
  const sorted = times.toSorted((one, other) => one - other);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  return {
    measure: `${students} students, ${mode}, one to four reviewers: median, worst of ${times.length}`,
    value: `${median.toFixed(0)} ms, ${worst.toFixed(0)} ms`,
    target: `< ${answerTargetMs} ms`,
    isMet: worst < answerTargetMs,
  };
}
