import type { DocxPackage, Style } from '@eigenpal/docx-editor-core/types/document';
import { expect, it } from 'vitest';
import { getTableAlignment, getTableSpacing } from './style-defaults.ts';

const base: Style = { styleId: 'Base', type: 'table', pPr: { alignment: 'right' } };
const centred: Style = {
  styleId: 'Centred',
  type: 'table',
  basedOn: 'Base',
  tblStylePr: [{ type: 'firstRow', pPr: { alignment: 'center' } }],
};
const styles: DocxPackage['styles'] = { styles: [base, centred] };

it.each([
  ['itself', { styleId: 'Base' }, { cells: 'right' }],
  [
    'its base, and of its first row',
    { styleId: 'Centred', look: { firstRow: true } },
    { cells: 'right', firstRow: 'center' },
  ],
  [
    'its base, where the first row is like the others',
    { styleId: 'Centred', look: { firstRow: false } },
    { cells: 'right' },
  ],
  ['none', { styleId: 'Other' }, {}],
])('a table has the alignment of its style, which has that of %s', (_name, table, expected) => {
  expect(getTableAlignment(styles, table)).toEqual(expected);
});

it('a table style that is based on itself by another one has the values of both', () => {
  const one: Style = { styleId: 'One', type: 'table', basedOn: 'Other', pPr: { spaceAfter: 0 } };
  const other: Style = {
    styleId: 'Other',
    type: 'table',
    basedOn: 'One',
    pPr: { spaceAfter: 60, spaceBefore: 60 },
  };
  expect(getTableSpacing({ styles: [one, other] }, 'One')).toEqual({ spaceAfter: 0, spaceBefore: 60 });
});
