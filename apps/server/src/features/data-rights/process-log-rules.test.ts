import { foldLog, getText, type LoggedSave } from '@redraft/analytics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ProcessLog, toProcessLog } from './process-log-rules.ts';

const letters = fc.stringMatching(/^[ab 🙂]{0,6}$/u);

/** Saves that replace a piece of the text at random; some change nothing. */
const randomLog = fc
  .tuple(
    letters,
    fc.array(fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(3), ins: letters })),
  )
  .map(([base, steps]) => {
    let text = [...base];
    const saves: LoggedSave[] = steps.map(({ from, cut, ins }, index) => {
      const p = Math.floor(from * text.length);
      const del = text.slice(p, p + cut).join('');
      text = [...text.slice(0, p), ...ins, ...text.slice(p + [...del].length)];
      const ops = del === '' && ins === '' ? [] : [{ p, del, ins }];
      return { seq: index + 1, t: 1e12 + index * 1000, dirtyMs: null, origin: 'typed', ops };
    });
    return { base, saves };
  });

/** As somebody does who knows nothing but the paper about the file. */
function replayed({ base, versions }: ProcessLog): string {
  let text = [...base];
  for (const { changes } of versions) {
    for (const { position, deleted, inserted } of changes) {
      expect(text.slice(position, position + [...deleted].length).join('')).toBe(deleted);
      text = [...text.slice(0, position), ...inserted, ...text.slice(position + [...deleted].length)];
    }
  }
  return text.join('');
}

it('a process log leads to the current text, with the word count after each save', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const reported = toProcessLog(
        log,
        process.saves.map(({ words }) => words),
      );
      expect(replayed(reported)).toBe(getText(process));
      expect(reported.versions.map(({ version, words }) => [version, words])).toEqual(
        process.saves.map(({ seq, words }) => [seq, words]),
      );
    }),
  );
});
