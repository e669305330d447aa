import { expect, it } from 'vitest';
import { peerIds } from '../peers/options.ts';
import { fullRun, OptionError, readOptions } from './options.ts';

const allPeers = { peers: peerIds, isShort: false, isPartial: false };

it('the options of the bench default to a whole run', () => {
  expect(readOptions([])).toEqual({ benches: [], savePath: fullRun, peers: allPeers });
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
    peers: allPeers,
  });
});
it.each(['--writers 0', '--writers 4,', '--seconds 1e3', '--parts all', '--peers none', '--unknown'])(
  'the options of the bench refuse %s',
  (args) => {
    expect(() => readOptions(args.split(' '))).toThrow(OptionError);
  },
);

it('a short run of the peers bench, or of some of them, is told from the whole one', () => {
  const read = (args: string) => readOptions(args.split(' ')).peers;
  expect(read('peers --short')).toEqual({
    peers: peerIds.filter((id) => id !== 'etherpad'),
    isShort: true,
    isPartial: true,
  });
  expect(read('peers --peers git,files')).toEqual({
    peers: ['git', 'files'],
    isShort: false,
    isPartial: true,
  });
});
