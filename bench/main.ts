import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { benchClassPages } from './class-pages/main.ts';
import { benchClassStart } from './class-start/main.ts';
import { benchGradeBook } from './grade-book/main.ts';
import { benchGraphs } from './graphs/main.ts';
import { Interrupted } from './interrupt.ts';
import { benchLargeDocuments } from './large-documents/main.ts';
import { benchManyProcesses } from './many-processes/main.ts';
import { benchOpenDocuments } from './open-documents/main.ts';
import { benchPageWeight } from './page-weight/main.ts';
import { benchPeerReview } from './peer-review/main.ts';
import { benchPeers } from './peers/main.ts';
import { benchPhone } from './phone/main.ts';
import { benchResearch } from './research/main.ts';
import { type Measured, storeResults } from './results.ts';
import { benchRewind } from './rewind/main.ts';
import { benchSavePath } from './save-path/main.ts';
import { fullRun, OptionError, readOptions } from './save-path/options.ts';
import { benchSheets } from './sheets/main.ts';
import { printTable } from './table.ts';
import { benchTerm } from './term/main.ts';
import { benchTyping } from './typing/main.ts';
import { benchUptake } from './uptake/main.ts';

/**
 * `npm run bench` runs all benchmarks, `npm run bench -- class-pages` one; options (save-path/options.ts) limit the save path benchmark and disable
 * storing results.
 */
const { benches: selected, savePath, peers } = parseOptions(process.argv.slice(2));
const benches: Record<string, (directory: string) => Promise<Measured>> = {
  'save-path': (directory) => benchSavePath(directory, savePath),
  'class-pages': async (directory) => ({ rows: await benchClassPages(directory) }),
  'class-start': async (directory) => ({ rows: await benchClassStart(directory) }),
  'grade-book': async (directory) => ({ rows: await benchGradeBook(directory) }),
  graphs: async (directory) => ({ rows: await benchGraphs(directory) }),
  'many-processes': async (directory) => ({ rows: await benchManyProcesses(directory) }),
  'open-documents': async (directory) => ({ rows: await benchOpenDocuments(directory) }),
  'page-weight': async (directory) => ({ rows: await benchPageWeight(directory) }),
  peers: (directory) => benchPeers(directory, peers),
  'peer-review': async (directory) => ({ rows: await benchPeerReview(directory) }),
  phone: async (directory) => ({ rows: await benchPhone(directory) }),
  research: async (directory) => ({ rows: await benchResearch(directory) }),
  rewind: async (directory) => ({ rows: await benchRewind(directory) }),
  'large-documents': async () => ({ rows: await benchLargeDocuments() }),
  term: benchTerm,
  uptake: async (directory) => ({ rows: await benchUptake(directory) }),
  sheets: async (directory) => ({ rows: await benchSheets(directory) }),
  typing: async (directory) => ({ rows: await benchTyping(directory) }),
};

const unknown = selected.find((name) => !(name in benches));
if (unknown !== undefined) {
  console.error(`There is no bench ${unknown}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  const directory = await mkdtemp(path.join(tmpdir(), 'redraft-bench-'));
  try {
    console.log(`\n${name}`);
    const { isPartial = false, ...measured } = await bench(directory);
    printTable(measured.rows);
    if (isDeepStrictEqual(savePath, fullRun) && !isPartial)
      await storeResults({ [name]: measured }, new Date());
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.exitCode = 130;
    break;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function parseOptions(args: readonly string[]) {
  try {
    return readOptions(args);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
