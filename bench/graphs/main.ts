import { type Account, signIn } from '../accounts.ts';
import { password } from '../class-pages/seed.ts';
import { measureMemory, megabytes, metricsToken, watchOthers } from '../others.ts';
import { teacher } from '../rewind/seed.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import type { Row } from '../table.ts';
import { type SeededGraphs, seedGraphs, size } from './seed.ts';

const graphTargetMs = 300;
const mapTargetMs = 500;
const rounds = 20;
const holdTargetMs = 50;

interface Graph {
  name: string;
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  targetMs?: number;
}

/** Charts of 200 students with 10 texts of 20,000 saves each, and the map of a text written over 20 hours, end to end. */
export async function benchGraphs(directory: string): Promise<Row[]> {
  return measureGraphs(directory, await seedGraphs(directory));
}

async function measureGraphs(directory: string, seeded: SeededGraphs): Promise<Row[]> {
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off', METRICS_TOKEN: metricsToken } });
  try {
    const account = await signIn(server.address, { username: teacher, password });
    const before = await measureMemory(server);
    const measured: { row: Row; held: number }[] = [];
    for (const graph of listGraphs(seeded)) measured.push(await measure(server, account, graph));
    const after = await measureMemory(server);
    const { students, assignments, saves } = size;
    const longestHold = Math.max(...measured.map(({ held: longestBlock }) => longestBlock));
    return [
      { measure: 'the class', value: `${students} students, ${assignments} texts of ${saves} saves each` },
      ...measured.map(({ row }) => row),
      {
        measure: 'longest wait of another call meanwhile',
        value: `${longestHold.toFixed(0)} ms`,
        target: `< ${holdTargetMs} ms`,
        isMet: longestHold < holdTargetMs,
      },
      {
        measure: 'memory of the server, before and after',
        value: `${megabytes(before)}, ${megabytes(after)}`,
      },
    ];
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

function listGraphs({ classId, assignmentId, studentId, longText, writtenText }: SeededGraphs): Graph[] {
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
    name: `one student: ${title}`,
    method: 'POST',
    path: `/api/classes/${name}`,
    body: { courseId: classId, studentId },
  });
  const ofText = (name: string, title: string, id: number): Graph => ({
    name: title,
    method: 'POST',
    path: `/api/classes/${name}?submissionId=${id}`,
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
      name: 'that text coloured by when it was written',
      path: `/api/growth/text?submissionId=${longText}`,
      targetMs: mapTargetMs,
    },
    {
      name: 'history of a passage of that text',
      path: `/api/growth/passage?submissionId=${longText}&from=20000&to=20400`,
      targetMs: mapTargetMs,
    },
    {
      name: 'marks of its rewind',
      path: `/api/rewind/marks?submissionId=${longText}`,
      targetMs: mapTargetMs,
    },
    {
      name: 'progression of that text',
      path: `/api/classes/progression?submissionId=${longText}`,
      targetMs: mapTargetMs,
    },
  ];
}

/** The first response is reported separately, because caches are cold. */
async function measure(
  server: ServerProcess,
  account: Account,
  graph: Graph,
): Promise<{ row: Row; held: number }> {
  const others = watchOthers(server);
  const first = await time(account, graph);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await time(account, graph));
  const longestBlock = await others.end();
  const memory = megabytes(await measureMemory(server));
  const sorted = times.toSorted((one, other) => one - other);
  const [middle = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const printed = [
    ...[first, middle, worst, longestBlock].map((value) => `${value.toFixed(0)} ms`),
    memory,
  ].join(', ');
  const target =
    graph.targetMs === undefined
      ? {}
      : {
          target: `first and median < ${graph.targetMs} ms`,
          isMet: Math.max(first, middle) < graph.targetMs,
        };
  const name = `${graph.name}: first, median, worst; another call meanwhile; memory`;
  return { row: { measure: name, value: printed, ...target }, held: longestBlock };
}

async function time(account: Account, { method = 'GET', path, body }: Graph): Promise<number> {
  const startedAt = performance.now();
  const answer = await account.request(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return performance.now() - startedAt;
}
