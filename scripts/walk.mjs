// Random walks through all editor functions: `npm run walk -- --minutes 60 --seed 7`. Findings are printed with the command that reproduces them.
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
/** Pages leak memory during a walk, so each process runs for a limited time and the next one starts with other seeds. */
const longestSeconds = 300;
const seedsApart = 10_000;

function walk(settings) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'walk', '--disable-console-intercept'];
  // Enables the long-running walk tests.
  const env = { ...process.env, TEST_SUITE: 'nightly', ...settings };
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

const walked = values.editor === undefined ? editors : [values.editor];
const seconds = (numberIn('minutes', '4') * 60) / walked.length;
const seed = numberIn('seed', String(Date.now() % 1_000_000_000));
// A given path belongs to a single walk.
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
