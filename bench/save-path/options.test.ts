import { expect, it } from 'vitest';
import { fullRun, OptionError, readOptions } from './options.ts';

it('the options of the bench default to a whole run', () => {
  expect(readOptions([])).toEqual({ benches: [], savePath: fullRun });
  expect(readOptions(['save-path', 'typing']).benches).toEqual(['save-path', 'typing']);
});
it('the options of the bench can select a part of the run', () => {
  const args = 'save-path --parts path,log --writers 4,64 --seconds 2 --rounds 1 --profile dir --statements';
  expect(readOptions(args.split(' '))).toEqual({
    benches: ['save-path'],
    savePath: {
      parts: ['path', 'log'],
      writers: [4, 64],
      seconds: 2,
      rounds: 1,
      profile: 'dir',
      statements: true,
    },
  });
});
it.each(['--writers 0', '--writers 4,', '--seconds 1e3', '--parts all', '--unknown'])(
  'the options of the bench refuse %s',
  (args) => {
    expect(() => readOptions(args.split(' '))).toThrow(OptionError);
  },
);
