import { setTimeout as delay } from 'node:timers/promises';
import { closeDatabase } from '../../apps/server/src/platform/db.ts';
import { type Account, signIn } from '../accounts.ts';
import { openDatabaseOf } from '../database.ts';
import { percentile } from '../save-path/percentile.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import { studentCredentials, writeStudents } from '../students.ts';
import type { Row } from '../table.ts';
import { openPlace, type Place } from '../writing.ts';
import { type LockWaits, watchLockWaits } from './lock-waits.ts';

/**
 * Three hundred students sign in, join one class and start one assignment within a minute, over HTTP against a real server with its worker. Nobody
 * may wait for a lock for long; the times are compared with those of students who come one after the other.
 */
const students = 300;
const arrivalMs = 60_000;
const alone = 10;
const lockTargetMs = 100;

const steps = ['sign in', 'find the class', 'join', 'start'] as const;
type Times = Record<(typeof steps)[number], number>;

export async function benchClassStart(dataDir: string): Promise<Row[]> {
  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  await openDatabaseOf(server);
  try {
    await writeStudents(students + alone);
    const instructor = await signIn(server.address, studentCredentials('instructor'));
    const place = await openPlace(instructor, 'Bench', 'BE-NCH01');
    const single: Times[] = [];
    for (let index = 0; index < alone; index++) single.push(await comeIn(server, place, students + index));
    const watch = watchLockWaits();
    const crowd = await Promise.all(
      Array.from({ length: students }, async (_, index) => {
        await delay((arrivalMs * index) / students);
        return comeIn(server, place, index);
      }),
    );
    return createRows({ single, crowd, waits: await watch.end() });
  } finally {
    await closeDatabase();
    await endServer(server, 'SIGTERM');
  }
}

async function comeIn({ address }: ServerProcess, place: Place, index: number): Promise<Times> {
  const times: Times = { 'sign in': 0, 'find the class': 0, join: 0, start: 0 };
  const measure = async <Answer>(step: keyof Times, act: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    const answer = await act();
    times[step] = performance.now() - startedAt;
    return answer;
  };
  const student: Account = await measure('sign in', () => signIn(address, studentCredentials(index)));
  await measure('find the class', () =>
    student.post(`/api/classes/ClassSearch?enrollkey=${place.enrollkey}`),
  );
  await measure('join', () => student.post(`/api/classes/classenroll?id=${place.classId}`));
  await measure('start', () => student.post(`/api/student/assignment?id=${place.assignmentId}`));
  return times;
}

function createRows({ single, crowd, waits }: { single: Times[]; crowd: Times[]; waits: LockWaits }): Row[] {
  const { longestMs, statement, waiting, samples } = waits;
  return [
    ...steps.map((step) => createRow(step, { single, crowd })),
    {
      measure: `longest wait for a lock${statement === '' ? '' : ` (${statement})`}`,
      value: `${longestMs.toFixed(0)} ms`,
      target: `< ${lockTargetMs} ms`,
      isMet: longestMs < lockTargetMs,
    },
    { measure: 'samples in which anybody waited for a lock', value: `${waiting} of ${samples}` },
  ];
}

function createRow(step: keyof Times, { single, crowd }: { single: Times[]; crowd: Times[] }): Row {
  const sorted = (times: readonly Times[]) => Float64Array.from(times, (one) => one[step]).toSorted();
  const [of, by] = [sorted(crowd), sorted(single)];
  const [p50, p99, alonePart] = [percentile(of, 0.5), percentile(of, 0.99), percentile(by, 0.5)];
  const ratios = `${(p50 / alonePart).toFixed(1)} and ${(p99 / alonePart).toFixed(1)} times alone`;
  return {
    measure: `${step}, ${students} students in a minute, p50/p99`,
    value: `${p50.toFixed(0)}/${p99.toFixed(0)} ms, ${ratios}`,
  };
}
