import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** Ways of parsing typed numbers that lose or distort input. */
const numberParsing = /type="number"|inputMode|valueAsNumber|z\.coerce|\b(?:parseInt|parseFloat|Number)\(/;

/** Uses that do not parse typed input, with the reason. */
const allowedFiles: Record<string, string> = {
  'domain/class-fields/class-days.ts': 'the year of a day that the page wrote down itself',
  'domain/revisions/find-passage.ts': 'the number of a version, as the server wrote it',
  'domain/revisions/marked-words.ts': 'a place in the text that the page wrote down itself',
  'domain/revisions/rewind-position.ts': 'the number of a save in an address that the product made',
  'features/admin/audit/audit-search-form.tsx':
    'the number by which a thing is known: digits alone, or refused',
  'features/admin/importing/import-preview.tsx': 'truth values',
  'features/admin/retention/retention-page.tsx': 'one of a list',
  'features/feedback/passage-form.tsx': 'a text in which words are chosen, without a keyboard on the screen',
  'features/notifications/notice-stream.ts': 'the number of a file, as the server wrote it',
  'features/reader/draft-choice.tsx': 'one of a list',
  'features/research/research-calls.ts': 'how much has come, as the server writes it',
  'features/review-criteria/criterion-form.tsx': 'one of a list',
  'features/rewind/draft-comparison.tsx': 'one of a list',
  'features/rewind/version-slider.tsx': 'the place of a slider',
  'features/second-marking/mark-form.tsx': 'a number or a letter; the number is read by lib/typed-number.ts',
  'features/second-marking/set-up-form.tsx': 'read by lib/typed-number.ts',
  'features/support/request-support.tsx': 'one of a list',
  'features/text-growth/sittings-text.tsx': 'a place in the text that the page wrote down itself',
  'features/workspace/word-goal.ts': 'figures found in the words of a description',
  'lib/api-error.ts': 'seconds to wait, as the server writes them',
  'lib/refused-save-event.ts': 'the number of a file, as the page told itself',
  'lib/digits.ts': 'single digits of another script',
  'lib/typed-number.ts': 'the one reader of typed numbers',
  'shell/public/scroll-to.ts': 'a length, as the browser tells it',
  'ui/chart/table-csv.ts': 'a figure of the product, rounded',
  'ui/data-table/arrange-rows.ts': 'truth values',
  'ui/form/number-field.tsx': 'the one field for numbers',
  'ui/reading/reading-fields.tsx': 'one of a list',
  'ui/rich-text/pasted-html.ts': 'how deep an item is, in markup that was pasted',
  'ui/rich-text/pasted-styles.ts': 'how deep an item is, in a style that was pasted',
  'ui/rich-text/rich-text-schema.ts': 'how deep an item is, in markup that the editor made itself',
};

const found = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !file.startsWith('testing/') && !file.includes('.test.') && !file.includes('.generated.'))
  .filter((file) => numberParsing.test(readFileSync(`${source}${file}`, 'utf8')));

it('every number that users type is read by the one number field', () => {
  expect(found.toSorted()).toEqual(Object.keys(allowedFiles).toSorted());
});
