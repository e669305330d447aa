import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, randomLog } from './testing/logs.ts';

const options = { timeZone: 'Europe/Berlin', effort: { words: 100 } };

describe('the measures of a log', () => {
  it('of the fixture are those of the specification', () => {
    const measures = analyse(fixture, options);
    expect(measures).toMatchObject({
      algorithmVersion: '2',
      times: { activeSeconds: 11, thinkSeconds: 64, awaySeconds: 2326, totalSeconds: 75, spanSeconds: 2401 },
      activeToThink: null,
      words: { final: 32, typed: 7, perMinute: 26, typedPerMinute: 6 },
      pauses: { count: 2, longCount: 1 },
      linearity: { linearity: 149 / 157, jumps: 0 },
      revisionScore: null,
    });
    expect(measures.sessions).toHaveLength(2);
    expect(measures.episodes).toHaveLength(2);
    expect(measures.heatmap).toHaveLength(1);
    expect(measures.wordsChanged.thirds.map(({ words }) => words)).toEqual([36]);
  });

  it('are plain JSON', () => {
    fc.assert(
      fc.property(randomLog, (log) => {
        const measures = analyse(log, options);
        expect(JSON.parse(JSON.stringify(measures))).toEqual(measures);
      }),
      { numRuns: 30 },
    );
  });

  it('add up to the span from the first to the last save, and one second', () => {
    fc.assert(
      fc.property(randomLog, (log) => {
        const { times, wordsOverTime } = analyse(log, options);
        const first = wordsOverTime[0]?.t ?? 0;
        const last = wordsOverTime.at(-1)?.t ?? 0;
        expect(times.spanSeconds).toBe(wordsOverTime.length === 0 ? 0 : (last - first) / 1000 + 1);
      }),
    );
  });

  it('have a ratio with its band from ten minutes on', () => {
    const log = logOf(
      [0, 250, 500, 700].map((second) => ({ second, text: `${second} `.repeat(second + 1) })),
    );
    expect(analyse(log, options).activeToThink).toEqual({ ratio: 4 / 697, band: 'green' });
  });

  it('of nothing written are empty, not wrong', () => {
    expect(analyse({ base: 'A template.', saves: [] }, options)).toMatchObject({
      times: { totalSeconds: 0 },
      sessions: [],
      words: { final: 2, typed: 0, perMinute: null },
      linearity: { linearity: null, jumpsPer100: null },
      largeInsertions: { large: [], share: 0 },
      heatmap: [],
      revisionScore: null,
    });
  });
});
