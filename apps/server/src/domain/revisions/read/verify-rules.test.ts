import { expect, it } from 'vitest';
import { findGaps } from './verify-rules.ts';

const chunk = (first_seq: number, last_seq: number) => ({ first_seq, last_seq });
const rows = (...seqs: number[]) => seqs.map((seq) => ({ seq }));

it.each([
  { chunks: [], tail: rows(0, 1, 2), sealed_seq: -1, versions: [] },
  { chunks: [chunk(0, 15), chunk(16, 40)], tail: rows(41), sealed_seq: 40, versions: [] },
  { chunks: [chunk(0, 15)], tail: [], sealed_seq: 15, versions: [] },
  { chunks: [], tail: [], sealed_seq: -1, versions: [0] },
  { chunks: [], tail: rows(0, 2), sealed_seq: -1, versions: [1] },
  { chunks: [], tail: rows(1), sealed_seq: -1, versions: [0] },
  { chunks: [chunk(16, 40)], tail: [], sealed_seq: 40, versions: [0] },
  { chunks: [chunk(0, 15), chunk(20, 40)], tail: [], sealed_seq: 40, versions: [16] },
  { chunks: [chunk(0, 15), chunk(10, 40)], tail: [], sealed_seq: 40, versions: [10] },
  { chunks: [chunk(0, 15)], tail: rows(15, 16), sealed_seq: 15, versions: [15] },
  { chunks: [chunk(0, 15)], tail: rows(16), sealed_seq: 31, versions: [16] },
  { chunks: [], tail: rows(16), sealed_seq: 15, versions: [0, 0] },
])('gaps in a log of case %# are found at $versions', ({ chunks, tail, sealed_seq, versions }) => {
  expect(findGaps({ chunks, tail }, { sealed_seq }).map(({ version }) => version)).toEqual(versions);
});
