import { describe, expect, it } from 'vitest';
import { listChildren, parseStat, timeOfFamily } from '../process-times.ts';
import { hostFigures, pathFigures, pickMedian } from './figures.ts';
import { readMetrics } from './metrics-text.ts';

const load = {
  beganAt: 0,
  seconds: 2,
  answeredAt: Float64Array.of(10, 40, 1990, 2000),
  took: Float64Array.of(10, 30, 20, 40),
  clientCpu: 500,
};

it('the figures of a host are per save and per second', () => {
  expect(hostFigures(load, 8)).toEqual({ rate: 2, p50: 30, p99: 40, cpu: 2, clientShare: 0.25 });
});
it('the figures of a host are those of the median run, by rate', () => {
  const turns = [30, 10, 20].map((rate) => ({ ...hostFigures(load, 8), rate }));
  expect(pickMedian(turns).rate).toBe(20);
});
it('the figures of a host contain the difference of two readings, and the time outside of stages', () => {
  const before = {
    nodeCpu: 100,
    beside: { database: 10, worker: 5 },
    wal: 1000,
    saving: 1,
    stages: { gate: 0.25, commit: 0.5 },
  };
  const after = {
    nodeCpu: 104,
    beside: { database: 18, worker: 5 },
    wal: 3000,
    saving: 3,
    stages: { gate: 0.75, commit: 1.5 },
  };
  expect(pathFigures(load, before, after)).toMatchObject({
    cpu: 1,
    beside: { database: 2, worker: 0 },
    wal: 500,
    stages: {
      gate: { share: 0.25, ms: 125 },
      commit: { share: 0.5, ms: 250 },
      rest: { share: 0.25, ms: 125 },
    },
  });
  expect(pathFigures(load, { ...before, beside: null }, after).beside).toBeNull();
});

it('the text of Prometheus is read with and without labels, and without comments', () => {
  const text = '# TYPE a_total counter\na_total{stage="gate",route="/wopi/:id"} 0.5\nb_total 2e-7\n\n';
  expect(readMetrics(text)).toEqual([
    { name: 'a_total', labels: { stage: 'gate', route: '/wopi/:id' }, value: 0.5 },
    { name: 'b_total', labels: {}, value: 2e-7 },
  ]);
});

describe('processor times', () => {
  const line = (parent: number, ticks: string) =>
    `7 (a name) of two) S ${parent} 7 7 0 -1 4194560 1 2 3 4 ${ticks} 20 0 11 0`;
  it('processor times are those of the process and of its ended children', () => {
    expect(parseStat(line(3, '5 6 7 8'))).toEqual({ parent: 3, milliseconds: 260 });
  });
  it('processor times of a process that has just ended are unknown', () => {
    expect(parseStat('')).toBeNull();
  });
  it('processor times of a process tree include all descendants', () => {
    const times = new Map([
      [1, { parent: 0, milliseconds: 1 }],
      [2, { parent: 1, milliseconds: 10 }],
      [3, { parent: 2, milliseconds: 100 }],
      [4, { parent: 9, milliseconds: 1000 }],
    ]);
    expect(timeOfFamily(times, 1)).toBe(111);
    expect(listChildren(times, 1)).toEqual([2]);
  });
});
