import { setTimeout as delay } from 'node:timers/promises';
import { type Account, signIn } from '../accounts.ts';
import { password } from '../class-pages/seed.ts';
import { teacher } from '../rewind/seed.ts';
import { readMetrics } from '../save-path/metrics-text.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import type { Row } from '../table.ts';
import { type SeededGraphs, seedGraphs, size } from './seed.ts';

const graphTargetMs = 300;
const mapTargetMs = 500;
const rounds = 20;
const metricsToken = 'a-token-for-the-bench';

interface Graph {
  name: string;
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  targetMs?: number;
}

/** The graphs of 200 students with 10 texts of 20,000 saves each, and the map of a text of 20 hours, through the whole product. */
export async function benchGraphs(directory: string): Promise<Row[]> {
  const seeded = await seedGraphs(directory);
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off', METRICS_TOKEN: metricsToken } });
  try {
    const account = await signIn(server.address, { username: teacher, password });
    const before = await memoryOf(server);
    const rows: Row[] = [];
    for (const graph of graphsOf(seeded)) rows.push(await measure(server, account, graph));
    const after = await memoryOf(server);
    const { students, assignments, saves } = size;
    return [
      { measure: 'the class', value: `${students} students, ${assignments} texts of ${saves} saves each` },
      ...rows,
      {
        measure: 'memory of the server, before and after',
        value: `${megabytes(before)}, ${megabytes(after)}`,
      },
    ];
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

function graphsOf({ classId, assignmentId, studentId, longText, writtenText }: SeededGraphs): Graph[] {
  const ofClass = (name: string, title: string): Graph => ({
    name: title,
    path: `/api/classes/graphs/${name}?id=${classId}`,
    targetMs: graphTargetMs,
  });
  const ofAssignment = (name: string, title: string): Graph => ({
    name: `one assignment: ${title}`,
    path: `/api/classes/assignment/graphs/${name}?id=${assignmentId}`,
    targetMs: graphTargetMs,
  });
  const ofStudent = (name: string, title: string): Graph => ({
    ...{ name: `one student: ${title}`, method: 'POST', path: `/api/classes/${name}` },
    body: { courseId: classId, studentId },
  });
  const ofText = (name: string, title: string, id: number): Graph => ({
    ...{ name: title, method: 'POST', path: `/api/classes/${name}?submissionId=${id}` },
  });
  return [
    ofClass('heatmap', 'heatmap'),
    ofClass('hourly', 'hourly activity'),
    ofClass('activity', 'assignment activity'),
    ofClass('times', 'total time, time and WPM averages, assignment time'),
    ofAssignment('heatmap', 'heatmap'),
    ofAssignment('hourly', 'hourly activity'),
    ofAssignment('wordschanged', 'words changed'),
    ofAssignment('strip', 'strip plot'),
    { ...ofStudent('getStudentTimeSeriesLogs', 'times'), targetMs: graphTargetMs },
    ofStudent('getStudentHeatmapLogs', 'heatmap'),
    ofText('wordchangebyessayTime', 'words of a text', writtenText),
    {
      ...ofText('getChangeDist', 'map of a text of 20 hours and 50,000 characters', longText),
      targetMs: mapTargetMs,
    },
    {
      name: 'the same in figures, on the clock',
      path: `/api/classes/changedistribution?submissionId=${longText}&axis=real`,
      targetMs: mapTargetMs,
    },
    {
      name: 'progression of that text',
      path: `/api/classes/progression?submissionId=${longText}`,
      targetMs: mapTargetMs,
    },
  ];
}

/** The first answer stands apart: nothing is warm for it. */
async function measure(server: ServerProcess, account: Account, graph: Graph): Promise<Row> {
  const first = await time(account, graph);
  const others = watchOthers(server);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await time(account, graph));
  const longestWait = await others.end();
  const sorted = times.toSorted((one, other) => one - other);
  const [middle = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const shown = [first, middle, worst, longestWait].map((value) => `${value.toFixed(0)} ms`).join(', ');
  const target =
    graph.targetMs === undefined
      ? {}
      : { target: `median < ${graph.targetMs} ms`, isMet: middle < graph.targetMs };
  return { measure: `${graph.name}: first, median, worst; another call meanwhile`, value: shown, ...target };
}

async function time(account: Account, { method = 'GET', path, body }: Graph): Promise<number> {
  const started = performance.now();
  const answer = await account.request(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return performance.now() - started;
}

/** Asks for nearly nothing, again and again: the longest wait for it is how long somebody else is held up. */
function watchOthers(server: ServerProcess): { end: () => Promise<number> } {
  let isEnding = false;
  let longest = 0;
  const watching = (async () => {
    while (!isEnding) {
      const started = performance.now();
      await (await fetch(`${server.address}/healthz`)).text();
      longest = Math.max(longest, performance.now() - started);
      await delay(5);
    }
  })();
  return {
    end: async () => {
      isEnding = true;
      await watching;
      return longest;
    },
  };
}

async function memoryOf(server: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${server.address}/metrics`, { headers });
  const name = 'process_resident_memory_bytes';
  return readMetrics(await answer.text()).find((metric) => metric.name === name)?.value ?? 0;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
