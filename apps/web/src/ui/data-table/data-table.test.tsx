import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowNames, show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';

interface Student {
  id: number;
  name: string;
  score: number | null;
}

const students: readonly Student[] = [
  { id: 1, name: 'Vera', score: 12 },
  { id: 2, name: 'Jörg', score: null },
  { id: 3, name: 'Ann', score: 9 },
];

const columns: readonly Column<Student>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'score', header: 'Score', align: 'end', value: (row) => row.score },
  { id: 'note', header: 'Note', cell: (row) => `Note ${row.id}` },
];

function showTable(props: Partial<DataTableProps<Student>> = {}, at = '/') {
  return show(
    <DataTable
      label="Students"
      noun="students"
      columns={columns}
      rows={students}
      rowKey={(row) => row.id}
      emptyState={<p>Nobody yet</p>}
      {...props}
    />,
    { at },
  );
}

const sortButton = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('textbox', { name: 'Search Students' });

beforeEach(() => openWindow({ width: 1400 }));

it('sorting cycles through ascending, descending and the original order', async () => {
  const { user } = showTable();
  expect(rowNames()).toEqual(['Vera', 'Jörg', 'Ann']);
  await user.click(sortButton('Name'));
  expect(rowNames()).toEqual(['Ann', 'Jörg', 'Vera']);
  await user.click(sortButton('Name'));
  expect(rowNames()).toEqual(['Vera', 'Jörg', 'Ann']);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(sortButton('Name'));
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBeNull();
});

it('sorting is numeric for numbers, with empty ones last', async () => {
  const { user } = showTable();
  await user.click(sortButton('Score'));
  expect(rowNames()).toEqual(['Ann', 'Vera', 'Jörg']);
  await user.click(sortButton('Score'));
  expect(rowNames()).toEqual(['Vera', 'Ann', 'Jörg']);
});

it('sorting is not offered for a column without a value', () => {
  showTable();
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

it("sorting starts with the page's initial sort", () => {
  showTable({ initialSort: { id: 'score', direction: 'desc' } });
  expect(rowNames()).toEqual(['Vera', 'Ann', 'Jörg']);
});

it('searching keeps the rows that contain every word, ignoring diacritics', async () => {
  const { user } = showTable();
  await user.type(search(), 'jorg');
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  expect(rowNames()).toEqual(['Jörg']);
});

it('searching reports that nothing was found, and shows all rows again when it is cleared', async () => {
  const { user } = showTable();
  await user.type(search(), 'zzz');
  expect(await screen.findByText('No results for “zzz”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(rowNames()).toEqual(['Vera', 'Jörg', 'Ann']);
  expect(screen.getByText('3 students')).toBeTruthy();
});

it('searching is not offered in a table without rows, which shows its empty state', () => {
  showTable({ rows: [] });
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the address stores search and sort under the name of the table', async () => {
  const { user, address } = showTable({ urlKey: 'students' });
  await user.click(sortButton('Score'));
  await user.type(search(), 'a');
  expect(address()).toBe('/?students.sort=score%3Aasc&students.q=a');
});

it('the address restores them and keeps other parameters', async () => {
  const { user, address } = showTable(
    { urlKey: 'students' },
    '/?tab=students&students.q=n&students.sort=name:desc',
  );
  expect(rowNames()).toEqual(['Ann']);
  await user.clear(search());
  expect(rowNames()).toEqual(['Vera', 'Jörg', 'Ann']);
  expect(address()).toBe('/?tab=students&students.sort=name%3Adesc');
});

it('the address is not used by a table without a name', async () => {
  const { user, address } = showTable();
  await user.click(sortButton('Name'));
  expect(address()).toBe('/');
});

it('the address is ignored if its sort is invalid', () => {
  showTable({ urlKey: 'students' }, '/?students.sort=name:sideways');
  expect(rowNames()).toEqual(['Vera', 'Jörg', 'Ann']);
});

it('a row expands and collapses, each row by itself', async () => {
  const { user } = showTable({ expand: (row) => <p>Texts of {row.name}</p> });
  await user.click(screen.getByRole('button', { name: 'Show details of Vera' }));
  await user.click(screen.getByRole('button', { name: 'Show details of Ann' }));
  expect(screen.getByText('Texts of Vera')).toBeTruthy();
  const collapseButton = screen.getByRole('button', { name: 'Hide details of Vera' });
  expect(collapseButton.getAttribute('aria-expanded')).toBe('true');
  await user.click(collapseButton);
  expect(screen.queryByText('Texts of Vera')).toBeNull();
  expect(screen.getByText('Texts of Ann')).toBeTruthy();
});

it('a row stays expanded when it moves', async () => {
  const { user } = showTable({ expand: (row) => <p>Texts of {row.name}</p> });
  await user.click(screen.getByRole('button', { name: 'Show details of Vera' }));
  await user.click(sortButton('Name'));
  expect(screen.getByText('Texts of Vera')).toBeTruthy();
});

it('a row has its own buttons at its end', () => {
  showTable({ actions: (row) => <button type="button">Remove {row.name}</button> });
  const row = screen.getByRole('row', { name: /^Ann/ });
  expect(within(row).getByRole('button', { name: 'Remove Ann' })).toBeTruthy();
});

it('a table says that it is loading under its name', () => {
  showTable({ rows: undefined });
  expect(screen.queryByText('Nobody yet')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading: Students' })).toBeTruthy();
  expect(rowNames()).toEqual([]);
});

describe('a table on a phone', () => {
  beforeEach(() => openWindow({ width: 400 }));

  it('a table on a phone shows each row as a card with the headers as labels', () => {
    showTable();
    const cards = within(screen.getByRole('list', { name: 'Students' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(within(cards[0] ?? document.body).getByText('Score')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('a table on a phone sorts with a menu, and with a direction button once a sort is chosen', async () => {
    const { user } = showTable();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ascending' }).disabled).toBe(true);
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(screen.getByRole('option', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Ascending' }));
    const names = screen.getAllByRole('listitem').map((card) => card.textContent?.slice(0, 3));
    expect(names).toEqual(['Ver', 'Jör', 'Ann']);
  });

  it('a table that must stay a table scrolls horizontally', () => {
    showTable({ narrowLayout: 'scroll' });
    expect(screen.getByRole('table', { name: 'Students' })).toBeTruthy();
  });
});

it('a table with very many rows renders the visible ones, and announces their number', async () => {
  const manyRows = Array.from({ length: 500 }, (_, index) => ({
    id: index,
    name: `Student ${index}`,
    score: index,
  }));
  showTable({ rows: manyRows });
  const table = () => screen.getByRole('table', { name: 'Students' });
  await waitFor(() => expect(table().getAttribute('aria-rowcount')).toBe('501'));
  expect(rowNames().length).toBeLessThan(100);
  expect(screen.getByText('500 students')).toBeTruthy();
});
