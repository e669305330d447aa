import { expect, it } from 'vitest';
import { docxOf, partsOf } from '../document/testing/docx-of.ts';
import { applyEdit, readDocument, writeDocument } from '../document/written-document.ts';
import { findPaperName, leavesSpaceForText, papers, readPageSetup, withPageSetup } from './page-form.ts';
import { fromUnit, getLengthUnit, toUnit } from './units.ts';

it('the page form writes the chosen page setup to the file', async () => {
  const document = await readDocument(docxOf('<w:p/>'));
  const before = document.model.package.document.finalSectionProperties;
  const form = {
    width: papers.letter.height,
    height: papers.letter.width,
    margins: { top: fromUnit(2.5, 'cm'), bottom: 1440, left: 1440, right: 720 },
  };
  const edited = applyEdit(document, { kind: 'package', patch: { section: withPageSetup(before, form) } });
  const bytes = await writeDocument(edited);
  const again = (await readDocument(bytes)).model.package.document.finalSectionProperties;
  expect(readPageSetup(again)).toEqual(form);
  expect(partsOf(bytes)['word/document.xml']).toContain('w:orient="landscape"');
});
it.each([
  [papers.a4, 'a4'],
  [{ width: 16838, height: 11906 }, 'a4'],
  [{ width: 11900, height: 16840 }, 'a4'],
  [{ width: 10000, height: 10000 }, null],
])('the page size %j is named %s', (size, name) => {
  expect(findPaperName(size)).toBe(name);
});
it('the page form requires room for text', () => {
  const margins = { top: 1440, bottom: 1440, left: 1440, right: 1440 };
  expect(leavesSpaceForText({ ...papers.a4, margins })).toBe(true);
  expect(leavesSpaceForText({ ...papers.a4, margins: { ...margins, left: 9500 } })).toBe(false);
});

it.each([
  ['de', 'de-DE', 'cm'],
  ['de', 'en-US', 'cm'],
  ['en', 'en-US', 'in'],
  ['en', 'en-GB', 'cm'],
])('the page form in %s in a browser with the locale %s uses %s', (language, locale, unit) => {
  expect(getLengthUnit(language, locale)).toBe(unit);
});
it('the page form shows lengths as they were typed', () => {
  for (const value of [0, 0.5, 1.27, 2, 2.54, 3.17]) {
    expect(toUnit(fromUnit(value, 'cm'), 'cm')).toBe(value);
    expect(toUnit(fromUnit(value, 'in'), 'in')).toBe(value);
  }
});
