import { expect, it } from 'vitest';
import { richParts } from '../testing/rich-workbook.ts';
import type { Note } from '../workbook/workbook.ts';
import { writeComments, writeShapes } from './write-notes.ts';

const comments = richParts['xl/comments1.xml'] ?? '';
const shapes = richParts['xl/drawings/vmlDrawing1.vml'] ?? '';
const opened: Note = {
  row: 2,
  column: 1,
  author: 'R. Weber',
  text: 'Counted twice',
  source: comments.indexOf('<comment ref'),
};
const added: Note = { row: 0, column: 3, author: 'A & B', text: 'Why\u0007?' };

const listOf = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, found]) => found ?? '');
const listPlaces = (xml: string): string[] => listOf(xml, /<comment ref="([A-Z]+\d+)"/g);
const listAuthors = (xml: string): string[] => listOf(xml, /<author>([^<]*)</g);

it('a note that moved keeps the formatting of its text', () => {
  const written = writeComments(comments, [{ ...opened, row: 9 }], [opened]);
  expect(written).toBe(comments.replace('ref="B3"', 'ref="B10"'));
});

it('a note with a new text loses the old one, and keeps its author', () => {
  const written = writeComments(comments, [{ ...opened, text: 'Counted once' }], [opened]);
  expect(written).toContain('Counted once');
  expect(written).not.toContain('twice');
  expect([listPlaces(written), listAuthors(written)]).toEqual([['B3'], ['R. Weber']]);
});

it('new notes are written in the order of their cells, with each author once', () => {
  const notes = [opened, { ...added, row: 5 }, added, { ...added, author: 'R. Weber', column: 0 }];
  const written = writeComments(comments, notes, [opened]);
  expect(listPlaces(written)).toEqual(['A1', 'D1', 'B3', 'D6']);
  expect(listAuthors(written)).toEqual(['R. Weber', 'A &amp; B']);
  expect(listOf(written, /<comment ref="[A-Z]+\d+" authorId="(\d+)"/g)).toEqual(['0', '1', '0', '1']);
  expect(written).toContain('Why_x0007_?');
});

it('a sheet without notes gets a part with the new ones', () => {
  const written = writeComments(null, [added], []);
  expect([listPlaces(written), listAuthors(written)]).toEqual([['D1'], ['A &amp; B']]);
  expect(writeComments(null, [], [])).toContain('<commentList></commentList>');
});

it('a damaged part with notes is not written', () => {
  expect(() => writeComments('no xml', [added], [])).toThrow('The notes of the workbook are damaged');
});

it('the box of a note moves with its cell, and keeps its offsets', () => {
  const written = writeShapes(shapes, [{ ...opened, row: 4, column: 3 }], [opened]);
  expect(written).toContain(
    '<x:Anchor>4, 15, 3, 2, 6, 31, 7, 1</x:Anchor><x:Row>4</x:Row><x:Column>3</x:Column>',
  );
  expect(writeShapes(shapes, [opened], [opened])).toBe(shapes);
});

it('the box of a note that moves to the first cell stays on the sheet', () => {
  const written = writeShapes(shapes, [{ ...opened, row: 0, column: 0 }], [opened]);
  expect(written).toContain('<x:Anchor>1, 15, 0, 2, 3, 31, 3, 1</x:Anchor>');
});

it('the box of a deleted note is removed, and other shapes stay', () => {
  const button = '<v:shape id="button"><x:ClientData ObjectType="Button"/></v:shape>';
  const written = writeShapes(shapes.replace('</xml>', `${button}</xml>`), [], [opened]);
  expect(written).not.toContain('ObjectType="Note"');
  expect(written).toContain(button);
});

it('the box of a new note has an id of its own', () => {
  const written = writeShapes(shapes, [opened, added, { ...added, row: 7 }], [opened]);
  expect(listOf(written, /<v:shape id="_x0000_s(\d+)"/g)).toEqual(['1025', '1026', '1027']);
  expect(listOf(written, /<x:Row>(\d+)/g)).toEqual(['2', '0', '7']);
  expect(listOf(writeShapes(null, [added], []), /<v:shape id="_x0000_s(\d+)"/g)).toEqual(['1025']);
});
