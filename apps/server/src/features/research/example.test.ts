import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createReport, eventColumns, eventRows, foldLog, getText, rounded } from '@redraft/analytics';
import { packEntry, writeZip } from '@redraft/documents';
import { diffText } from '@redraft/revision-log';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { zipCodec } from '../../domain/revisions/index.ts';
import { csvFile } from '../../platform/csv-file.ts';
import { cellOf } from './paper-rules.ts';

const script = new URL('../../../../../docs/examples/read_research_export.py', import.meta.url).pathname;
const folder = mkdtempSync(path.join(os.tmpdir(), 'redraft-research-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasPython = spawnSync('python3', ['--version']).status === 0;

const words = fc.array(fc.constantFrom('=SUM', 'the', '🙂', "'+1", ', -2;', '\n@x', '"quoted"', 'ü.', ' '), {
  maxLength: 25,
});
/** Saves that change the end of the text, its beginning, or neither. */
const saves = fc.array(
  fc.record({
    gap: fc.constantFrom(0, 1, 1, 2, 3, 9, 61, 299, 400, 4000),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    keeps: fc.boolean(),
    added: words.map((list) => list.join(' ')),
    origin: fc.constantFrom('typed' as const, 'typed' as const, 'import' as const),
  }),
  { maxLength: 30 },
);

function logOf(base: string, steps: ReturnType<typeof saves.generate>['value']) {
  let [text, t] = [base, 1_800_000_000_123];
  return {
    base,
    saves: steps.map(({ gap, cut, keeps, added, origin }, seq) => {
      const points = [...text];
      const at = Math.floor(cut * points.length);
      const next = points.slice(0, at).join('') + added + (keeps ? points.slice(at).join('') : '');
      const ops = diffText(text, next);
      text = next;
      t += gap * 1000;
      return { seq: seq + 1, t, dirtyMs: null, origin, ops };
    }),
  };
}

it.skipIf(!hasPython)(
  "the example script computes the product's numbers from the exported logs (needs python3)",
  () => {
    const logs = fc
      .sample(fc.tuple(words, saves), { numRuns: 60, seed: 5 })
      .map(([base, steps]) => logOf(base.join(' '), steps));
    const utf8 = new TextEncoder();
    const entries = logs.flatMap((log, at) => {
      const process = foldLog(log);
      const rows = [...eventRows(log, process, { hasTexts: true })].map((row) => [
        `t${at}`,
        ...row.map(cellOf),
      ]);
      const file = csvFile([['id', ...eventColumns.map(({ name }) => name)], ...rows], ',');
      const entry = (name: string, text: string) =>
        packEntry({ name, content: utf8.encode(text), codec: zipCodec });
      return [entry(`events/t${at}.csv`, file), entry(`texts/t${at}.txt`, getText(process))];
    });
    const zip = path.join(folder, 'export.zip');
    writeFileSync(zip, writeZip(entries));
    const lines = execFileSync('python3', [script, zip], { encoding: 'utf8' }).trim().split('\n');
    const reported = lines.map((line) => JSON.parse(line));
    expect(reported).toHaveLength(logs.length);
    logs.forEach((log, at) => {
      const {
        saves: count,
        ops,
        time,
        pauses,
        bursts,
        wpm,
      } = rounded(createReport(foldLog(log), { zones: [], effort: {} }));
      expect(reported[at]).toMatchObject({
        id: `t${at}`,
        saves: count,
        ops,
        active_s: time.active,
        think_s: time.think,
        away_s: time.away,
        total_s: time.total,
        pauses: pauses.count,
        pauses_10s: pauses.count10,
        pause_median_s: pauses.median,
        wpm: ops === 0 ? null : wpm.wpm,
        ...Object.fromEntries(
          (['P', 'R', 'E', 'O'] as const).flatMap((end) => {
            const name = `bursts_${end.toLowerCase()}`;
            const { count: all, chars, median } = bursts[end];
            return [
              [`${name}_count`, all],
              [`${name}_chars`, chars],
              [`${name}_median_chars`, median],
            ];
          }),
        ),
      });
      const isBare = ops === 0 && log.base === '';
      expect(reported[at].leads_to_text).toBe(isBare ? undefined : true);
    });
  },
);
