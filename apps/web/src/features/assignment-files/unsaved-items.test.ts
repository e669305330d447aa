import { templateIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import {
  addItem,
  changeMainType,
  hasAdditionalFile,
  newItems,
  removeAt,
  replaceAt,
  toNewItems,
  type UnsavedItem,
} from './unsaved-items.ts';

const outline = { id: templateIdSchema.parse(7), title: 'Essay outline' };
const withTemplate = (items: UnsavedItem[]): UnsavedItem[] =>
  items.map((item, index) => (index === 0 ? { ...item, template: outline } : item));

it('the files of a new assignment start with a blank document', () => {
  expect(toNewItems(newItems())).toEqual([
    {
      assignmentTemplateType: 'MAIN',
      contentType: 'DOCUMENT',
      title: '',
      templateFileId: null,
      allowImport: false,
    },
  ]);
});

it('a changed type of a new assignment drops its main template and names it', () => {
  const changed = changeMainType(withTemplate(newItems()), 'DRAW');
  expect(changed.dropped).toBe('Essay outline');
  expect(toNewItems(changed.items)).toMatchObject([{ contentType: 'DRAW', templateFileId: null }]);
});

it('an unchanged type of a new assignment keeps its main template', () => {
  const changed = changeMainType(withTemplate(newItems()), 'DOCUMENT');
  expect(changed.dropped).toBeNull();
  expect(toNewItems(changed.items)).toMatchObject([{ templateFileId: 7 }]);
});

it('the additional files of a new assignment follow the main file', () => {
  const items = addItem(newItems(), 'SPREADSHEET', 'a');
  expect(toNewItems(items).map((item) => item.assignmentTemplateType)).toEqual(['MAIN', 'ADDITIONAL']);
  expect(hasAdditionalFile(items.slice(1), 'SPREADSHEET')).toBe(true);
  expect(hasAdditionalFile(items.slice(1), 'DOCUMENT')).toBe(false);
});

it('the files of a new assignment are replaced at their index and removed except for the main file', () => {
  const items = addItem(addItem(newItems(), 'DRAW', 'a'), 'DOCUMENT', 'b');
  const [, draw] = items;
  if (draw === undefined) throw new Error('The drawing is missing.');
  const titled = replaceAt(items, 1, { ...draw, title: ' Sketch ' });
  expect(toNewItems(titled).map((item) => item.title)).toEqual(['', 'Sketch', '']);
  expect(removeAt(titled, 1).map(({ key }) => key)).toEqual(['main', 'b']);
  expect(removeAt(titled, 0)).toEqual(titled);
});
