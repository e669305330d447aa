import { expect, it } from 'vitest';
import { groupCommits, readLog } from './commit-areas.mjs';

it('a commit is listed under the part of the product that most of its files belong to', () => {
  const log = [
    '\0a1\tMend the caret\n\napps/editor/src/a.ts\napps/editor/src/b.ts\ndocs/style.md\n',
    '\0b2\tSay why\n\ndocs/decisions/1.md\n',
    '\0c3\tPin Node\n\npackage.json\n',
  ].join('');
  expect(groupCommits(readLog(log))).toEqual([
    ['Editor', [{ hash: 'a1', subject: 'Mend the caret' }]],
    ['Documentation', [{ hash: 'b2', subject: 'Say why' }]],
    ['Project', [{ hash: 'c3', subject: 'Pin Node' }]],
  ]);
});
