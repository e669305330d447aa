import { expect, it } from 'vitest';
import { createConditionalFormats } from '../conditional/conditional-formats.ts';
import { applyAll, createWorkbook, getFirstSheet, now, toArea } from '../testing/cells.ts';
import type { Edit } from '../workbook/edits.ts';
import type { Borders } from '../workbook/style.ts';
import { createMergedContent } from './cell-content.ts';
import { getColumnSizes } from './row-and-column-sizes.ts';

const setBorders = (name: string, borders: Partial<Borders>): Edit => ({
  kind: 'look',
  sheet: 1,
  areas: [toArea(name)],
  patch: { borders },
});
const [thin, thick] = (['thin', 'thick'] as const).map((line) => ({ line, colour: null }));

it('merged cells have the borders of the first on the left and above, and of the last on the right and below', () => {
  const workbook = applyAll(
    createWorkbook({ A1: 'word' }),
    setBorders('A1', { left: thin ?? null, right: thin ?? null }),
    setBorders('C1', { right: thick ?? null }),
    setBorders('A2', { bottom: thick ?? null }),
  );
  const sheet = getFirstSheet(workbook);
  const context = {
    sheet,
    styles: workbook.styles,
    columns: getColumnSizes(workbook, sheet),
    lang: 'en',
    is1904: false,
    textWidth: () => 0,
    conditionalFormats: createConditionalFormats(workbook, sheet, now),
  };
  const { text, format } = createMergedContent(context, toArea('A1:C2'), 200);
  expect(text).toBe('word');
  expect(format.borders).toEqual({ top: null, left: thin, right: thick, bottom: thick });
});
