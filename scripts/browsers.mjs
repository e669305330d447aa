// Runs the Firefox and WebKit journeys (e2e/other-browsers): both, or those named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian-packages.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const browsers = {
  firefox: { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  webkit: { program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
};

const named = process.argv.slice(2).filter((argument) => argument in browsers);
const rest = process.argv.slice(2).filter((argument) => !(argument in browsers));
const names = named.length > 0 ? named : Object.keys(browsers);
for (const name of names) {
  const { program, packages } = browsers[name];
  if (existsSync(program) || (await installPackages(packages))) continue;
  console.error(`${packages.join(' and ')} could not be installed; the journeys of ${name} need them.`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...rest,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, E2E_BROWSERS: names.join(',') } },
);
process.exit(status ?? 1);
