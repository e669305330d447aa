import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, 'metrics.ts');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-metrics-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH };
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 0, output: stdout + stderr }),
    );
  });
}

async function measuring(recording: object | string, ...rest: string[]) {
  const file = path.join(folder, 'my.essay.json');
  await writeFile(file, typeof recording === 'string' ? recording : JSON.stringify(recording));
  return run('--file', file, ...rest);
}
const reported = async (recording: object, ...rest: string[]) =>
  JSON.parse((await measuring(recording, ...rest)).output);

type Patch = [pos: number, del: number, ins: string];
const recordingOf = (startContent: string, endContent: string, changes: [time: unknown, ...Patch[]][]) => ({
  startContent,
  endContent,
  txns: changes.map(([time, ...patches]) => ({ time, patches })),
});

const start = Date.parse('2026-03-02T09:00:00Z');
const paste =
  ' Then the cat slept near the fire for most of the day, and nobody in the house wanted to wake it up before supper time.';
const fixture = recordingOf('', `The big red cat sat. It purred${paste}`, [
  [start + 1000, [0, 0, 'The cat']],
  [start + 2001, [7, 0, ' sat']],
  [start + 3002, [11, 0, ' on']],
  [start + 8003, [14, 0, ' mats']],
  [start + 9004, [18, 1, '']],
  [start + 70_005, [4, 0, 'big ']],
  [start + 71_006, [8, 0, 'red ']],
  [start + 500_007, [26, 0, '. It']],
  [start + 501_008, [30, 0, ' purred']],
  [start + 2_400_009, [19, 7, '']],
  [start + 2_401_010, [30, 0, paste]],
]);

it('the metrics of a recording are printed under the documented names, in order', async () => {
  const report = await reported(fixture);
  expect(Object.keys(report)).toEqual([
    'version',
    'saves',
    'ops',
    'time',
    'sessions',
    'pauses',
    'bursts',
    'wpm',
    'wordsChanged8h',
    'wordsChangedPerMinute',
    'essayMaps',
    'linearity',
    'revision',
    'largeInsertions',
    'heatmapHours',
    'effort',
    'revisionScore',
    'chain',
    'provenance',
  ]);
  expect(report).toMatchObject({
    saves: 11,
    time: { active: 11, think: 64, away: 2326, total: 75, span: 2401 },
    heatmapHours: { UTC: [{ bucket: '2026-03-02 09 +00:00', weq: 27.5 }] },
    effort: { params: { W: null, E: null, N: 3 }, score: null },
    chain: { docId: 'my.essay' },
    provenance: { chars: 149, sittingShare: 1, within1s: 1 },
  });
});

it('the metrics of a recording use the given time zone and targets, compressed or not', async () => {
  const file = path.join(folder, 'packed.json.gz');
  await writeFile(file, gzipSync(JSON.stringify(fixture)));
  const zones = ['--zone', 'Asia/Kolkata', '--zone', 'America/New_York'];
  const targets = ['--words', '100', '--minutes', '1', '--sittings', '2'];
  const report = JSON.parse((await run('--file', file, ...zones, ...targets)).output);
  expect(Object.keys(report.heatmapHours)).toEqual(['Asia/Kolkata', 'America/New_York']);
  expect(report.wordsChanged8h['America/New_York']).toEqual([{ bucket: '2026-03-02 00', words: 36 }]);
  expect(report.effort.params).toEqual({ W: 100, E: 1, N: 2 });
  expect(report.chain.docId).toBe('packed');
});

it.each([
  ['no change at all', recordingOf('', '', []), { saves: 0, chain: { first: null, last: null } }],
  ['what is gone within its second', recordingOf('a', 'a', [[0, [0, 0, 'x'], [0, 1, '']]]), { saves: 0 }],
  ['one save', recordingOf('', 'a', [[0, [0, 0, 'a']]]), { saves: 1, time: { active: 1, span: 1 } }],
  [
    'deleting alone',
    recordingOf('one two', 'two', [[0, [0, 4, '']]]),
    { revision: { inserted: 0, deleted: 4, deletionRate: null, productProcess: 0.428571 } },
  ],
  [
    'an empty text in the end',
    recordingOf('one', '', [[0, [0, 3, '']]]),
    { revision: { final: 0 }, largeInsertions: { share: null }, provenance: { chars: 0, within1s: null } },
  ],
  [
    'characters beyond the basic plane, and what no document holds',
    recordingOf('🙂', '🙂b\u0000', [[0, [1, 0, '🙂'], [1, 1, 'b'], [2, 0, '\u0000']]]),
    { revision: { final: 3, inserted: 2, base: 1 } },
  ],
  [
    'times in seconds, which are no known ones',
    recordingOf('', 'ab', [
      [start / 1000, [0, 0, 'a']],
      [start / 1000, [1, 0, 'b']],
    ]),
    { saves: 2, sessions: [{ firstAt: Date.parse('2020-01-01T00:00:00Z') }] },
  ],
])('the metrics of a recording of %s', async (_name, recording, expected) => {
  expect(await reported(recording)).toMatchObject(expected);
});

it('the metrics of a recording treat a clock that runs backwards as standing still', async () => {
  const seconds = [0, 10, 5, 12, 20, 30, 40, 50, 60, 70, 80, 90];
  const text = 'abcdefghijkl';
  const recording = recordingOf(
    '',
    text,
    seconds.map((second, at) => [start + second * 1000, [at, 0, text.charAt(at)]]),
  );
  expect(await reported(recording)).toMatchObject({ time: { span: 91 }, provenance: { within1s: 1 } });
});

it.each([
  [['--file', 'absent.json'], 'absent.json cannot be read.'],
  [[], 'Usage: npm run metrics'],
  [['--file', 'x', '--zone', 'Mars/Olympus'], '--zone Mars/Olympus is no time zone.'],
  [['--file', 'x', '--words', '0'], '--words 0 is no number above 0.'],
])('an invalid recording is reported in one line: %j', async (args, line) => {
  const { code, output } = await run(...args);
  expect([code, output.split('\n').length]).toEqual([1, 2]);
  expect(output).toContain(line);
});
