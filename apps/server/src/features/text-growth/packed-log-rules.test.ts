import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packLog, unpackLog } from './packed-log-rules.ts';

it('a log that was handed over is the same log', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 8 });
  const save = fc.record({
    seq: fc.nat(),
    t: fc.integer({ min: 0, max: 4e12 }),
    dirtyMs: fc.option(fc.nat()),
    origin: fc.constantFrom('typed' as const, 'import' as const, 'reread' as const),
    ops: fc.array(fc.record({ p: fc.nat(), del: text, ins: text }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.record({ base: text, saves: fc.array(save) }), (log) => {
      expect(unpackLog(packLog(log))).toEqual(log);
    }),
  );
});
