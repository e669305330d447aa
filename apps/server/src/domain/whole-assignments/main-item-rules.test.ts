import { newTemplateItem } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { withMainItem } from './main-item-rules.ts';

const item = (rest: Record<string, unknown>) => newTemplateItem.parse({ contentType: 'DOCUMENT', ...rest });
const sheet = item({ contentType: 'SPREADSHEET', title: 'Data' });
const main = item({ assignmentTemplateType: 'MAIN', contentType: 'WRITER', title: 'Essay' });

it('adds a blank main file of the named type when none is sent', () => {
  expect(withMainItem([sheet], 'PRESENTATION')).toMatchObject([
    { assignmentTemplateType: 'MAIN', contentType: 'PRESENTATION', templateFileId: null },
    { assignmentTemplateType: 'ADDITIONAL', title: 'Data' },
  ]);
});

it('keeps the main file that is sent and puts it first', () => {
  expect(withMainItem([sheet, main], 'PRESENTATION')).toEqual([main, sheet]);
});
