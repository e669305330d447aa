// Tests one feature in server, web app and domain: `npm run test:feature -- roster`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const storeys = [
  'apps/server/src/domain',
  'apps/server/src/features',
  'apps/web/src/domain',
  'apps/web/src/features',
];

const isOption = (argument) => argument.startsWith('-');
const names = process.argv.slice(2).filter((argument) => !isOption(argument));
const options = process.argv.slice(2).filter(isOption);
const foldersOf = (name) =>
  storeys.map((storey) => `${storey}/${name}`).filter((folder) => existsSync(path.join(root, folder)));
const unknown = names.filter((name) => foldersOf(name).length === 0);
if (names.length === 0 || unknown.length > 0) {
  console.error(
    unknown.length > 0
      ? `There is no folder ${unknown.join(', ')} in ${storeys.join(', ')}.`
      : 'Usage: npm run test:feature -- roster',
  );
  process.exit(1);
}

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const filters = names.flatMap(foldersOf).map((folder) => `${folder}/`);
handOver([process.execPath, vitest, 'run', ...filters, ...options], { cwd: root });
