// Entry point of every npm script. Plain JavaScript for Node 18 and later: installs missing packages and runs the command with the Node version that
// the project pins as a dependency.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamps = path.join(root, 'node_modules', '.redraft');
const bin = path.join(root, 'node_modules', '.bin');
const node = path.join(bin, 'node');

const commands = {
  install: {},
  build: { builds: true },
  start: { builds: true, program: [node, 'apps/server/src/main.ts'] },
  dev: { program: [node, 'scripts/dev/main.ts'] },
  test: { builds: true, program: [node, 'scripts/test.mjs'] },
  'test:changed': { program: [node, 'scripts/test-changed.mjs'] },
  'test:feature': { program: [node, 'scripts/test-feature.mjs'] },
  'test:nightly': { builds: true, program: [node, 'scripts/test.mjs', '--nightly'] },
  e2e: { builds: true, program: [node, 'scripts/test.mjs', '--only', 'browser'] },
  browsers: { builds: true, program: [node, 'scripts/browsers.mjs'] },
  bench: { builds: true, program: [node, 'bench/main.ts'] },
  attack: { builds: true, program: [node, 'bench/attack/main.ts'] },
  'crash-test': { builds: true, program: [node, 'bench/crash-test.ts'] },
  corpus: { program: [node, 'bench/corpus/main.ts'] },
  verify: { program: [node, 'apps/server/src/commands/verify/main.ts'] },
  walk: { program: [node, 'scripts/walk.mjs'] },
  changelog: { program: [node, 'scripts/changelog.mjs'] },
  clips: { program: [node, 'e2e/clips.ts'] },
  pictures: { program: [node, 'e2e/pictures.ts'] },
  accessibility: { program: [node, 'e2e/accessibility/main.ts'] },
  'conformance-report': { program: [node, 'scripts/conformance-report.mjs'] },
  translations: { program: [node, 'scripts/translations/main.mjs'] },
  screenshots: { program: [node, 'e2e/screenshots.ts'] },
  'reading-level': { program: [node, 'scripts/reading-level.mjs'] },
  generate: { program: [node, 'apps/server/scripts/generate.ts'] },
  metrics: { program: [node, 'apps/server/src/commands/metrics.ts'] },
  admin: { program: [node, 'apps/server/src/commands/admin.ts'] },
  secret: { program: [node, 'apps/server/src/commands/secret.ts'] },
  doctor: { program: [node, 'apps/server/src/commands/doctor/main.ts'] },
  'backup-done': { program: [node, 'apps/server/src/commands/backup-done.ts'] },
  demo: { program: [node, 'apps/server/src/commands/demo.ts'] },
  'import-recording': { program: [node, 'apps/server/src/commands/import-recording.ts'] },
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function isFresh(stamp, value) {
  const file = path.join(stamps, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function remember(stamp, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, stamp), value);
}

function install() {
  const value = digest([path.join(root, 'package-lock.json')]);
  if (existsSync(node) && isFresh('installed', value)) return;
  // stderr, because another program may parse stdout.
  console.error('Installing the packages (a minute or two, once) ...');
  // Not `npm ci`, which fails if a registry lacks an optional package for another platform. `--no-save` keeps the lock file unchanged.
  const result = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0 || !existsSync(node))
    fail('The packages could not be installed; see the lines above.');
  remember('installed', value);
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.endsWith('.test.ts')) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else if (statSync(full).isFile()) yield full;
  }
}

/** Creates openapi.json, which a server with API_DOCS serves. */
function buildOpenApi() {
  const folder = path.join(root, 'apps', 'server');
  const value = digest([...filesBelow(folder), ...filesBelow(path.join(root, 'packages'))].sort());
  if (existsSync(path.join(folder, 'dist', 'openapi.json')) && isFresh('openapi', value)) return;
  console.log('Building openapi.json ...');
  const result = spawnSync(node, ['scripts/write-openapi.ts'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) fail('openapi.json could not be built; see the lines above.');
  remember('openapi', value);
}

function build(app) {
  const folder = path.join(root, 'apps', app);
  const shared = path.join(root, 'scripts', 'precompress.ts');
  const sources = [...filesBelow(folder), ...filesBelow(path.join(root, 'packages')), shared].sort();
  const value = digest(sources);
  if (existsSync(path.join(folder, 'dist', 'index.html')) && isFresh(`built-${app}`, value)) return;
  console.log(`Building the ${app} app ...`);
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) fail(`The ${app} app could not be built; see the lines above.`);
  remember(`built-${app}`, value);
}

const [name, ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`);
install();
if (command.builds) {
  for (const app of ['editor', 'web']) build(app);
  buildOpenApi();
}

if (command.program)
  handOver([...command.program, ...rest], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
