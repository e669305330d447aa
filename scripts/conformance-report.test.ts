import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCriteria, results, writeReport } from './conformance-report.mjs';

const root = path.dirname(import.meta.dirname);
const criteria = readCriteria();

it('the conformance report has every criterion of WCAG 2.2 A and AA once', () => {
  const levels = (level: string) => criteria.filter((one) => one.level === level).length;
  expect([levels('A'), levels('AA')]).toEqual([31, 24]);
  expect(new Set(criteria.map(({ criterion }) => criterion)).size).toBe(55);
});

it.each(criteria)(
  'the criterion $criterion has a result, a remark, and tests that exist',
  ({ result, remark, evidence }) => {
    expect(results).toContain(result);
    expect(remark).not.toBe('');
    expect(evidence.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  },
);

it('the conformance report is as its table and the last measurement say', () => {
  expect(readFileSync(path.join(root, 'docs/accessibility/report.md'), 'utf8')).toBe(writeReport());
});
