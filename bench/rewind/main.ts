import type { SubmissionId } from '@redraft/contracts';
import { type Account, signIn } from '../accounts.ts';
import { hasBrowser } from '../browser.ts';
import { password } from '../class-pages/seed.ts';
import { metricsToken, watchOthers } from '../others.ts';
import { percentile } from '../save-path/percentile.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import type { Row } from '../table.ts';
import { type Watched, watchRewind } from './browser.ts';
import {
  type Calls,
  checkAnswers,
  marksPath,
  overviewPath,
  quantiles,
  timeCalls,
  windowPath,
} from './calls.ts';
import { seedLongText, teacher } from './seed.ts';

const saves = 100_000;
const jumps = 60;

/** Cost of rewinding a text of 100,000 sealed saves: API calls alone, and in a browser. */
export async function benchRewind(directory: string): Promise<Row[]> {
  const submissionId = await seedLongText(directory, saves);
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off', METRICS_TOKEN: metricsToken } });
  try {
    const account = await signIn(server.address, { username: teacher, password });
    const rows = await measureCalls(server, account, submissionId);
    if (!hasBrowser) return [...rows, { measure: 'in a browser', value: 'there is none here' }];
    return [...rows, ...(await measureInBrowser(server, submissionId))];
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

/** Places spread over the whole history, far from each other. */
function pickSaves(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((index * 0.618034 * saves) % saves));
}

async function measureCalls(
  server: ServerProcess,
  account: Account,
  submissionId: SubmissionId,
): Promise<Row[]> {
  const target = { server, account, metricsToken };
  const cold = await timeCalls(target, [overviewPath(submissionId)]);
  await checkAnswers(account, submissionId, saves);
  const overview = await timeCalls(
    target,
    Array.from({ length: 100 }, () => overviewPath(submissionId)),
  );
  const windows = await timeCalls(
    target,
    pickSaves(200).map((place) => windowPath(submissionId, place)),
  );
  const firstWindow = await timeCalls(
    target,
    Array.from({ length: 100 }, () => windowPath(submissionId, 1)),
  );
  const others = watchOthers(server);
  const marks = await timeCalls(
    target,
    Array.from({ length: 5 }, () => marksPath(submissionId)),
  );
  const held = await others.end();
  return [
    {
      measure: 'overview, the first after the start',
      value: milliseconds(cold.times[0] ?? 0),
    },
    ...callRows('overview', overview, 200),
    ...callRows('first window', firstWindow),
    ...callRows('window anywhere', windows),
    ...callRows('marks', marks),
    {
      measure: 'marks, longest wait of another call meanwhile',
      value: milliseconds(held),
      target: '≤ 50 ms',
      isMet: held <= 50,
    },
  ];
}

function callRows(name: string, calls: Calls, max?: number): Row[] {
  const { p50, p99 } = quantiles(calls);
  const bound = max === undefined ? {} : { target: `≤ ${max} ms`, isMet: p99 <= max };
  return [
    { measure: `${name}, p50 and p99`, value: `${milliseconds(p50)}, ${milliseconds(p99)}`, ...bound },
    { measure: `${name}, processor time of the server`, value: milliseconds(calls.cpu) },
    { measure: `${name}, longest answer unpacked`, value: kilobytes(calls.bytes) },
  ];
}

async function measureInBrowser(server: ServerProcess, submissionId: SubmissionId): Promise<Row[]> {
  const origin = server.address;
  const session = await storedSession(origin);
  const watched = await watchRewind({ origin, session, submissionId, saves, places: pickSaves(jumps) });
  return browserRows(watched);
}

async function storedSession(origin: string): Promise<string> {
  const answer = await fetch(new URL('/api/auth/signin', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: teacher, password }),
  });
  if (!answer.ok) throw new Error(`The teacher cannot sign in: ${answer.status}`);
  return answer.text();
}

function browserRows({ first, jumps: far, firstBytes, jumpBytes, heldSaves, heap }: Watched): Row[] {
  const [cold = 0, ...warm] = first;
  const sorted = (times: readonly number[]) => Float64Array.from(times).sort();
  return [
    {
      measure: 'press to first picture, first opening',
      value: milliseconds(cold),
      target: '≤ 300 ms',
      isMet: cold <= 300,
    },
    {
      measure: 'press to first picture, later ones, p50',
      value: milliseconds(percentile(sorted(warm), 0.5)),
    },
    {
      measure: 'far jump to its picture, p50 and p99',
      value: `${milliseconds(percentile(sorted(far), 0.5))}, ${milliseconds(percentile(sorted(far), 0.99))}`,
    },
    { measure: 'over the wire for the first picture', value: kilobytes(firstBytes) },
    { measure: 'over the wire for a far jump', value: kilobytes(jumpBytes) },
    {
      measure: `saves in the page after ${far.length} far jumps`,
      value: `${heldSaves} of ${saves}`,
      target: '≤ 1500',
      isMet: heldSaves <= 1500,
    },
    {
      measure: 'memory of the page before, at first, after the jumps',
      value: [heap.before, heap.first, heap.after]
        .map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`)
        .join(', '),
    },
  ];
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
