// Tests the effects of a change within a minute: `npm run test:changed`, or `-- --since main`. Checks format and types of the changed files, and runs
// as many affected tests as fit, nearest first.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exitCodeOf } from './exit-code.mjs';
import { reachedTests } from './import-graph.mjs';
import { timesOf } from './slowest.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
/** Total time of all test files; two run in parallel. */
const seconds = 45;
/** Estimate for a file without a measurement. */
const usualSeconds = 3;

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...new Set([
    ...git('diff', '--name-only', values.since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
].filter((file) => existsSync(path.join(root, file)));
if (changed.length === 0) {
  console.log(`Nothing has changed since ${values.since}. Another beginning: --since REF`);
  process.exit(0);
}

const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.includes('.nightly.test.');
const files = [...git('ls-files', '*.ts', '*.tsx', '*.mjs'), ...changed].filter((file) =>
  /\.(tsx?|mjs)$/.test(file),
);
const sources = new Map(
  [...new Set(files)]
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const reached = reachedTests(changed, sources, isTest);
const chosen = fitting(reached);

/** As many as fit, in order. */
function fitting(tests) {
  const measured = timesOfLastRun();
  let left = seconds;
  return tests.filter((file, index) => {
    left -= measured.get(file) ?? usualSeconds;
    return left > 0 || index === 0;
  });
}

function timesOfLastRun() {
  const report = path.join(root, '.cache/reports/vitest.json');
  if (!existsSync(report)) return new Map();
  const times = timesOf(JSON.parse(readFileSync(report, 'utf8')), root);
  return new Map(times.map(({ name, seconds: taken }) => [name, taken]));
}

async function run(name, packagePath, ...args) {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', packagePath), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return (await exitCodeOf(child)) === 0 ? [] : [name];
}

const projects = ['apps/web', 'apps/editor', 'e2e', 'packages/reading', '.'];
const projectOf = (file) => projects.find((project) => project === '.' || file.startsWith(`${project}/`));

async function types() {
  const concerned = new Set(changed.filter((file) => /\.tsx?$/.test(file)).map(projectOf));
  const failed = [];
  for (const project of concerned) {
    const state = path.join(root, '.cache', `types-${project.replaceAll('/', '-')}.tsbuildinfo`);
    const args = ['-p', project, '--incremental', '--tsBuildInfoFile', state];
    failed.push(...(await run(`types of ${project}`, 'typescript-native/bin/tsc', ...args)));
  }
  return failed;
}

async function tests() {
  const format = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed];
  const failed = await run('format and lint', '@biomejs/biome/bin/biome', ...format);
  return chosen.length === 0
    ? failed
    : [...failed, ...(await run('tests', 'vitest/vitest.mjs', 'run', ...chosen))];
}

const failed = (await Promise.all([types(), tests()])).flat();
const rest = reached.length - chosen.length;
console.log(
  `\n${chosen.length} test files that ${changed.length === 1 ? 'the changed file' : `${changed.length} changed files`} can break` +
    (rest > 0 ? `; ${rest} more, that are further away, are run by npm test` : ''),
);
console.log(failed.length === 0 ? 'Green' : `Not green: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
