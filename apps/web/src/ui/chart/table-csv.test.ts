import { expect, it } from 'vitest';
import { buildChartFileName, formatTableAsCsv } from './table-csv.ts';

const columns = [
  { id: 'name', header: 'Student', value: (row: { name: string; words: number | null }) => row.name },
  { id: 'words', header: 'Words, typed', value: (row: { words: number | null }) => row.words },
  { id: 'open', header: 'Open', cell: () => 'a link' },
];

it('a CSV file has a line for each row, and each column with values', () => {
  const csv = formatTableAsCsv(columns, [
    { name: 'Ada "the first"', words: 12.5 },
    { name: 'Bo', words: null },
  ]);
  expect(csv).toBe('Student,"Words, typed"\r\n"Ada ""the first""",12.5\r\nBo,\r\n');
});

it('a CSV file names the units of its numbers, and has no more digits than were measured', () => {
  const time = { id: 'time', header: '10 %', unit: 'min', value: ({ time }: { time: number }) => time };
  const rows = [{ time: 3.4000000000000004 }, { time: 2 / 3 }, { time: 12 }];
  expect(formatTableAsCsv([time], rows)).toBe('10 % (min)\r\n3.4\r\n0.667\r\n12\r\n');
});

it('a name that starts like a formula does not run in a spreadsheet program', () => {
  expect(formatTableAsCsv(columns, [{ name: '=1+1', words: -2 }])).toContain("'=1+1,-2");
});

it.each([
  ['Hourly Activity', 'hourly-activity.csv'],
  ['Wörter / Zeit', 'wörter-zeit.csv'],
  ['…', 'chart.csv'],
])('the CSV file of %s is %s', (name, file) => {
  expect(buildChartFileName(name, 'csv')).toBe(file);
});
