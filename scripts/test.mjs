// Runs every check, continues after failures, and ends with one line: N passed, N failed. `--nightly` runs the long checks instead.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian-packages.mjs';
import { exitCodeOf } from './exit-code.mjs';
import { slowestOf, timesOf } from './slowest.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const reports = path.join(root, '.cache', 'reports');
const isNightly = process.argv.includes('--nightly');
/** Runs one part only; for journeys, those with one of these names. */
const [only, ...named] = process.argv.includes('--only')
  ? process.argv.slice(process.argv.indexOf('--only') + 1)
  : [];
const counts = { passed: 0, failed: 0, skipped: 0 };
const failedChecks = [];
const failedTests = [];
/** Failures of checks, as printable lines. */
const missed = [];
/** Names of skipped tests, which say what they require. */
const skippedTests = [];

async function run(program, args, env = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return (
    (await exitCodeOf(spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } }))) === 0
  );
}

/** A check that passes or fails as a whole; its output is printed at the end. */
async function check({ name, args: [packagePath, ...args] }) {
  const started = Date.now();
  const child = spawn(process.execPath, [path.join(root, 'node_modules', packagePath), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const code = await exitCodeOf(child);
  const said = Buffer.concat(chunks).toString();
  if (code === 0) counts.passed += 1;
  else {
    counts.failed += 1;
    failedChecks.push(name);
    missed.push(...said.split('\n').filter((line) => line.startsWith('Missed: ')));
  }
  console.log(`\n── ${name}`);
  process.stdout.write(said);
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** A suite whose report contains the number of passed tests. */
async function suite(name, reportName, start, read) {
  console.log(`\n── ${name}`);
  const report = path.join(reports, reportName);
  rmSync(report, { force: true });
  mkdirSync(reports, { recursive: true });
  const isGreen = await start(report);
  const result = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [], skipped: [], files: [] };
  const { slowest, over } = slowestOf(result.files);
  console.log(`\nThe slowest files of ${name}\n${slowest.join('\n')}`);
  result.failed.push(...over);
  // A failed suite without failed tests (a crash, a broken import) counts as one failure.
  const failed = Math.max(isGreen ? 0 : 1, result.failed.length);
  counts.passed += result.passed;
  counts.failed += failed;
  failedTests.push(...result.failed);
  counts.skipped += result.skipped.length;
  skippedTests.push(...result.skipped);
  if (failed > 0) failedChecks.push(name);
}

async function browserIsThere() {
  const isThere = (name) => existsSync(`/usr/bin/${name}`);
  if (isThere('chromium-headless-shell')) return true;
  if (
    (await installPackages(['chromium-headless-shell'])) ||
    isThere('chromium') ||
    (await installPackages(['chromium']))
  )
    return true;
  console.error('There is no Chromium and it could not be installed; the browser tests need it.');
  return false;
}

const types = (project) => ({
  name: `types of ${project === '.' ? 'server and packages' : project}`,
  args: ['typescript-native/bin/tsc', '-p', project],
});

/** Most checks use one core and are independent: each core takes the next one, longest first. */
async function checks() {
  const waiting = [
    types('apps/web'),
    types('.'),
    types('e2e'),
    types('apps/editor'),
    types('packages/reading'),
    { name: 'generated files are fresh', args: ['../apps/server/scripts/generate.ts', '--check'] },
    {
      name: 'import rules',
      args: [
        'dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err',
        'apps',
        'packages',
      ],
    },
    { name: 'known weaknesses of packages', args: ['../scripts/audit.mjs'] },
    { name: 'test floor', args: ['../scripts/test-floor.mjs'] },
    { name: 'unused code', args: ['knip/bin/knip.js', '--no-progress'] },
    {
      name: 'format and lint',
      args: ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '.'],
    },
  ];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
}

async function unitTests() {
  if (isNightly) await installServers();
  await vitest('unit and integration tests', isNightly ? { env: { TEST_SUITE: 'nightly' } } : {});
}

/** Production servers for nightly tests, which are skipped without them: of the S3 protocol, and a proxy. */
async function installServers() {
  if (!existsSync('/usr/lib/python3/dist-packages/swift')) await installPackages(['python3-swift']);
  if (!existsSync('/usr/sbin/nginx')) await installPackages(['nginx-light', 'openssl']);
}

/** If LibreOffice is available: checks what it makes of the files that the product writes. */
async function libreOfficeTests() {
  const programs = ['writer', 'calc', 'impress', 'draw'].map((name) => `libreoffice-${name}-nogui`);
  if (!existsSync('/usr/bin/soffice')) await installPackages([...programs, 'poppler-utils']);
  await vitest('tests with LibreOffice', {
    files: ['look-libreoffice', 'soffice.test', 'student-files/pdf', 'accept-libreoffice'],
  });
}

async function vitest(name, { files = [], env = {} }) {
  await suite(
    name,
    'vitest.json',
    (report) =>
      run(
        process.execPath,
        [
          path.join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          ...files,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        env,
      ),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.testResults.flatMap(failedIn),
      files: timesOf(report, root),
      skipped: report.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'pending' || status === 'skipped')
          .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title),
      ),
    }),
  );
}

/** Failed tests with the first line of their message, because only the end of a long output may be kept. A file that failed to load has no tests. */
function failedIn({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLines(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages: [said = ''] }) => `${file} › ${fullName}: ${firstLines(said)}`,
  );
}

function firstLines(text) {
  return text.split('\n').slice(0, 12).join('\n    ');
}

/** Playwright projects of the regular run; the others have their own commands. */
const proofProjects = ['long', 'journeys', 'other browsers'];

/** Named journeys run completely; the regular run omits long ones, the nightly run has those and the component gallery. */
function chosenJourneys() {
  if (only) return named;
  const projects = isNightly ? ['long', 'journeys'] : proofProjects;
  return [isNightly ? '--grep' : '--grep-invert', '@nightly', ...projects.map((name) => `--project=${name}`)];
}

async function browserTests() {
  if (!(await browserIsThere())) {
    counts.failed += 1;
    failedChecks.push('a browser');
    return;
  }
  // One journey needs Firefox; it is skipped with the reason if unavailable.
  if (!existsSync('/usr/bin/firefox-esr')) await installPackages(['firefox-esr']);
  await playwright('browser tests', chosenJourneys());
  if (isNightly) await playwright('the pieces of pages', ['--project=kit']);
}

async function playwright(name, args) {
  await suite(
    name,
    'playwright.json',
    (report) =>
      run(
        process.execPath,
        [
          path.join(root, 'node_modules/@playwright/test/cli.js'),
          'test',
          '--config',
          'e2e/playwright.config.ts',
          ...args,
        ],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          E2E_WORKERS: process.env.E2E_WORKERS ?? String(Math.min(availableParallelism(), 2)),
        },
      ),
    (report) => ({
      passed: report.stats.expected,
      failed: report.suites.flatMap(failedJourneysIn),
      files: report.suites.flatMap(timesIn),
      skipped: report.suites.flatMap(skippedIn),
    }),
  );
}

/** One entry for each journey. */
function timesIn({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(timesIn),
    ...specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ name: `e2e/${file}`, seconds: duration / 1000 })),
      ),
    ),
  ];
}

/** A test that passed on retry counts as failed. */
function failedJourneysIn({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(failedJourneysIn),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
  ];
}

/** Playwright reports the reason of each `test.skip` as an annotation. */
function skippedIn({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(skippedIn),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description;
          return reason ? `${title} (${reason})` : title;
        }),
    ),
  ];
}

async function attacks() {
  await check({ name: 'attacks', args: ['../bench/attack/main.ts', '--short', '--seed', '2026'] });
}

const parts = { checks, unit: unitTests, attacks, browser: browserTests, office: libreOfficeTests };
const proof = ['checks', 'unit', 'browser'];
const night = ['unit', 'attacks', 'office', 'browser'];
for (const name of only ? [only] : isNightly ? night : proof) await parts[name]();
for (const name of new Set(skippedTests)) {
  const times = skippedTests.filter((one) => one === name).length;
  console.log(`Skipped: ${name}${times > 1 ? `, ${times} tests` : ''}`);
}
for (const name of failedTests) console.log(`Failed: ${name}`);
for (const line of missed) console.log(line);
if (failedChecks.length > 0) console.log(`\nNot green: ${failedChecks.join(', ')}`);
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
