// Lists the commits since a version or any other revision, by the area that they mostly change: `npm run changelog -- --since v0.1.0`. CHANGELOG.md
// itself is written by hand.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { groupCommits, readLog } from './commit-areas.mjs';

const cwd = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const range = values.since === undefined ? 'HEAD' : `${values.since}..HEAD`;
const format = '--format=%x00%h%x09%s';
const log = execFileSync('git', ['log', '--no-merges', '--name-only', format, range], {
  cwd,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
for (const [area, commits] of groupCommits(readLog(log))) {
  console.log(`\n## ${area}\n`);
  for (const { hash, subject } of commits) console.log(`- ${subject} (${hash})`);
}
