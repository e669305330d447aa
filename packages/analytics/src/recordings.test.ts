import { recordings } from '@redraft/demo-world/testing';
import { describe, expect, it } from 'vitest';
import { foldLog, getText } from './process/process.ts';
import { createReport } from './report.ts';
import { toWritingLog } from './testing/recordings.ts';
import { countWords } from './words.ts';

describe.skipIf(!recordings.isThere)(
  `recorded writing (${recordings.reason})`,
  // Thousands of saves each, on whatever machine runs beside other work.
  { timeout: 30_000 },
  () => {
    it.each([
      ['clownschool_flat', { saves: 2577, active: 2679, think: 474, sessions: 1, words: 3934, large: 1 }],
      [
        'json-crdt-blog-post',
        { saves: 6147, active: 6439, think: 11_423, sessions: 4, words: 4983, large: 43 },
      ],
    ])('%s gives the independently computed figures', (name, expected) => {
      const report = createReport(foldLog(toWritingLog(name)), { zones: ['UTC'], effort: {} });
      expect({
        saves: report.saves,
        active: report.time.active,
        think: report.time.think,
        sessions: report.sessions.length,
        words: report.wpm.words,
        large: report.largeInsertions.items.length,
      }).toEqual(expected);
    });

    it('a technical article over a day reaches the expected scores', () => {
      const process = foldLog(toWritingLog('json-crdt-blog-post'));
      const { effort, revisionScore } = createReport(process, {
        zones: [],
        effort: { words: 4500, minutes: 300 },
      });
      expect(effort.score).toBe(95);
      expect(revisionScore.score).toBe(100);
    });

    it('the incrementally counted words are those of the final text', () => {
      const process = foldLog(toWritingLog('clownschool_flat'));
      expect(process.words).toBe(countWords(getText(process)));
    });
  },
);
