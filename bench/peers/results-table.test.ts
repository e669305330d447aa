import { expect, it } from 'vitest';
import { type PeerResult, toMarkdown, toRows } from './results-table.ts';

const described = { packages: {}, licences: 'MIT', sends: 'the text', promises: 'it is synced' };
const loads = [
  { writers: 4, rate: 100.4, p50: 1, p99: 2, cpu: 1.234, clientCpu: 0.1 },
  { writers: 64, rate: 999.6, p50: 1, p99: 2, cpu: null, clientCpu: 0.1 },
];
const history = { versions: 10, bytesPerVersion: 7.24, seek: { p50: 1.23, p99: 20 }, open: 123.4 };

const results: PeerResult[] = [
  { ...described, name: 'Files', measurement: { loads, history } },
  { ...described, name: 'State', packages: { state: '1.0.0' }, measurement: { loads: [], history: null } },
  { ...described, name: 'Broken', failure: 'It does not start.' },
];

it('the table of peers has a row for each, also for one that keeps no versions or does not run', () => {
  const [head, rule, ...rows] = toMarkdown(results).split('\n');
  const columns = (line = '') => line.split(' | ').length;
  expect(rows).toEqual([
    '| **Files** (MIT) | the text | it is synced | 100, 1000 | 1.23, not told ms | 7.2 B | 1.2/20.0 ms | 123 ms |',
    '| **State** (state 1.0.0, MIT) | the text | it is synced |  |  ms | the last one only | none | none |',
    '| **Broken** (MIT) | the text | it is synced | not measured: It does not start. |  |  |  |  |',
  ]);
  for (const line of [rule, ...rows]) expect(columns(line)).toBe(columns(head));
});

it('the table of peers is the same of a run and of its stored results', () => {
  const measured = { ...history, bytesPerVersion: 15_296.4, open: 1234.96 };
  const run: PeerResult[] = [{ ...described, name: 'Files', measurement: { loads, history: measured } }];
  const stored = { ...history, bytesPerVersion: 15_300, open: 1235 };
  expect(toMarkdown(run)).toBe(
    toMarkdown([{ ...described, name: 'Files', measurement: { loads, history: stored } }]),
  );
});

it('the rows of a peer that does not run say why', () => {
  expect(
    toRows(results)
      .map(({ measure, value }) => [measure, value])
      .at(-1),
  ).toEqual(['Broken', 'It does not start.']);
});
