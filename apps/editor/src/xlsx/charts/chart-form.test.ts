import { expect, it } from 'vitest';
import { selectArea } from '../editing/workbook-editing.ts';
import { createWorkbook, toArea } from '../testing/cells.ts';
import { openEditing } from '../testing/editing.ts';
import { createChartForm, detectAgain, openChartForm, readChartForm } from './chart-form.ts';

const cells = { A1: 'Month', B1: 'Apples', C1: 'Pears', A2: 'Jan', B2: 1, C2: 2, A3: 'Feb', B3: 3, C3: 4 };

function viewOf(range: string, values: Parameters<typeof createWorkbook>[0] = cells) {
  const editing = openEditing(createWorkbook(values));
  selectArea(editing, toArea(range));
  return editing.getView();
}

it('a chart of a single cell takes the data around it, with names and labels', () => {
  const view = viewOf('B2');
  const form = createChartForm(view);
  expect(form).toMatchObject({
    range: 'Harvest!A1:C3',
    hasHeader: true,
    hasCategories: true,
    isInRows: false,
  });
  expect(form.options.legend).toBe('bottom');
  expect(readChartForm(form, view)?.references).toEqual([
    { name: 'Harvest!$B$1', categories: 'Harvest!$A$2:$A$3', values: 'Harvest!$B$2:$B$3' },
    { name: 'Harvest!$C$1', categories: 'Harvest!$A$2:$A$3', values: 'Harvest!$C$2:$C$3' },
  ]);
});

it('a chart of whole columns ends with the data, and one of a single series needs no legend', () => {
  const view = viewOf('A:B');
  const form = createChartForm(view);
  expect([form.range, form.options.legend]).toEqual(['Harvest!A1:B3', 'none']);
  const typed = readChartForm({ ...form, range: 'A:B' }, view);
  expect(typed?.references[0]?.values).toBe('Harvest!$B$2:$B$3');
});

it.each(['', 'here', 'Missing!A1:B2', 'A1'])('the range %j gives no chart', (range) => {
  const view = viewOf('B2');
  expect(readChartForm({ ...createChartForm(view), range }, view)).toBeNull();
});

it('a pie takes the first series, and a scatter chart the first column as its horizontal values', () => {
  const view = viewOf('A1:B3', { A1: 1, B1: 10, A2: 2, B2: 20, A3: 3, B3: 30 });
  const form = createChartForm(view);
  const withType = (type: 'pie' | 'scatter') => ({
    ...detectAgain(form, view, type),
    options: { ...form.options, type },
  });
  expect(readChartForm(withType('pie'), view)?.references).toEqual([
    { name: '', categories: '', values: 'Harvest!$A$1:$A$3' },
  ]);
  expect(readChartForm(withType('scatter'), view)?.references).toEqual([
    { name: '', categories: 'Harvest!$A$1:$A$3', values: 'Harvest!$B$1:$B$3' },
  ]);
});

it('the dialog of a chart opens with its range, or not at all if its cells are no single one', () => {
  const view = viewOf('B2');
  const form = createChartForm(view);
  const chart = readChartForm(form, view);
  expect(chart === null ? null : openChartForm(view.workbook, chart)).toEqual(form);
  const scattered = [
    { name: '', categories: '', values: 'Harvest!$B$2:$B$3' },
    { name: '', categories: '', values: 'Harvest!$D$5' },
  ];
  expect(openChartForm(view.workbook, { options: form.options, references: scattered })).toBeNull();
});
