import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchClassPages } from './class-pages/main.ts';
import { benchPageWeight } from './page-weight/main.ts';
import { benchSavePath } from './save-path/main.ts';
import { OptionError, readOptions } from './save-path/options.ts';
import { printTable, type Row } from './table.ts';
import { benchTyping } from './typing/main.ts';

/** `npm run bench` runs all of them, `npm run bench -- class-pages` one. */
const { benches: wanted, savePath } = optionsOf(process.argv.slice(2));
const benches: Record<string, (directory: string) => Promise<Row[]>> = {
  'save-path': (directory) => benchSavePath(directory, savePath),
  'class-pages': benchClassPages,
  'page-weight': benchPageWeight,
  typing: benchTyping,
};

const unknown = wanted.find((name) => !(name in benches));
if (unknown !== undefined) {
  console.error(`There is no bench ${unknown}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const directory = await mkdtemp(path.join(tmpdir(), 'redraft-bench-'));
  try {
    console.log(`\n${name}`);
    printTable(await bench(directory));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function optionsOf(args: readonly string[]) {
  try {
    return readOptions(args);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
