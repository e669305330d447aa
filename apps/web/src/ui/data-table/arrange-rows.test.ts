import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeRows } from './arrange-rows.ts';
import type { Column } from './column.ts';

interface Row {
  name: string;
  score: number | null;
  when: string;
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'score', header: 'Score', value: (row) => row.score },
  { id: 'when', header: 'When', value: (row) => row.when, searchable: false },
];
const rows: Row[] = [
  { name: 'Müller', score: 9, when: '2026-01-02' },
  { name: 'Abel', score: null, when: '2026-01-01' },
  { name: 'Zink', score: 10, when: '2026-01-03' },
];
const arrange = (term: string, sort: Parameters<typeof arrangeRows>[1]['sort']) =>
  arrangeRows(rows, { columns, term, sort, language: 'en' }).map((row) => row.name);

it('the rows of a table keep their order without a sort', () => {
  expect(arrange('', null)).toEqual(['Müller', 'Abel', 'Zink']);
});
it('the rows of a table sort numbers numerically, with empty ones last in both directions', () => {
  expect(arrange('', { id: 'score', direction: 'asc' })).toEqual(['Müller', 'Zink', 'Abel']);
  expect(arrange('', { id: 'score', direction: 'desc' })).toEqual(['Zink', 'Müller', 'Abel']);
});
it('the rows of a table are found regardless of case and diacritics', () => {
  expect(arrange('MULLER', null)).toEqual(['Müller']);
});
it('the rows of a table are found only if they contain every word', () => {
  expect(arrange('zink 10', null)).toEqual(['Zink']);
  expect(arrange('zink 9', null)).toEqual([]);
});
it('the rows of a table are not found by a column that is not searchable', () => {
  expect(arrange('2026-01-02', null)).toEqual([]);
});
it('the rows of a table are never lost or duplicated by sorting', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer())),
      fc.constantFrom('asc' as const, 'desc' as const),
      (values, direction) => {
        const one: Column<{ value: number | null }> = { id: 'v', header: 'V', value: (row) => row.value };
        const input = values.map((value) => ({ value }));
        const output = arrangeRows(input, {
          columns: [one],
          term: '',
          sort: { id: 'v', direction },
          language: 'en',
        });
        expect(new Set(output)).toEqual(new Set(input));
        expect(output.length).toBe(input.length);
      },
    ),
  );
});
