// Walks long through everything that the editors offer: `npm run walk -- --minutes 60 --seed 7`. What was found is printed with
// the command that walks it again.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const text = { type: 'string' };
const { values } = parseArgs({ options: { minutes: text, seed: text, editor: text, path: text } });

function numberIn(name, otherwise) {
  const given = values[name] ?? otherwise;
  if (/^\d{1,9}(\.\d+)?$/.test(given)) return Number(given);
  console.error(`--${name} has to be a number, not ${given}.`);
  process.exit(1);
}

const editors = ['docx', 'xlsx', 'pptx', 'odg'];
if (values.editor !== undefined && !editors.includes(values.editor)) {
  console.error(`--editor has to be one of ${editors.join(', ')}.`);
  process.exit(1);
}
/** A walk keeps what its pages leave behind: each process walks so long, and the next one begins anew with seeds of its own. */
const longestSeconds = 300;
const seedsApart = 10_000;

function walk(settings) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'walk', '--disable-console-intercept'];
  // The walk takes long: it is a test of the night.
  const env = { ...process.env, TEST_SUITE: 'nightly', ...settings };
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

const walked = values.editor === undefined ? editors : [values.editor];
const seconds = (numberIn('minutes', '4') * 60) / walked.length;
const seed = numberIn('seed', String(Date.now() % 1_000_000_000));
// A path is of one walk alone.
const times = values.path === undefined ? Math.max(1, Math.ceil(seconds / longestSeconds)) : 1;
let isGreen = true;
for (const editor of walked) {
  for (let time = 0; time < times; time++) {
    const isFine = walk({
      WALK_EDITOR: editor,
      WALK_SECONDS: String(seconds / times),
      WALK_SEED: String(seed + time * seedsApart),
      ...(values.path === undefined ? {} : { WALK_PATH: values.path }),
    });
    isGreen &&= isFine;
  }
}
process.exit(isGreen ? 0 : 1);
