import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareLooks } from './looks/main.ts';
import { reportLosses } from './losses/main.ts';
import { removeProfile } from './office.ts';

/**
 * `npm run corpus -- --corpus DIR [--office]` reports what files lose when they are opened, changed and saved; with `--office`, LibreOffice lays out
 * texts before and after, and its extracted text is compared. `npm run corpus -- --looks DIR [--to DIR]` compares their first pages with those of
 * LibreOffice.
 */
const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    office: { type: 'boolean', default: false },
    looks: { type: 'string' },
    to: { type: 'string', default: 'corpus-looks' },
  },
});
if (values.corpus === undefined && values.looks === undefined) {
  console.error('Which files? npm run corpus -- --corpus DIR [--office] | --looks DIR [--to DIR]');
  process.exit(1);
}
if (values.corpus !== undefined) await reportLosses({ folder: values.corpus, hasOffice: values.office });
if (values.looks !== undefined) {
  await mkdir(values.to, { recursive: true });
  await compareLooks(values.looks, values.to);
}
await removeProfile();
