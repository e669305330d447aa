import { newAssignmentFileSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { readFileToAdd } from '../assignment-files/index.ts';
import { withMainFile } from './main-file-rules.ts';

const file = (rest: Record<string, unknown>) =>
  readFileToAdd(newAssignmentFileSchema.parse({ contentType: 'DOCUMENT', ...rest }));
const sheet = file({ contentType: 'SPREADSHEET', title: 'Data' });
const main = file({ assignmentTemplateType: 'MAIN', contentType: 'WRITER', title: 'Essay' });

it('adds a blank main file of the named type when none is sent', () => {
  expect(withMainFile([sheet], 'PRESENTATION')).toMatchObject([
    { type: 'MAIN', contentType: 'PRESENTATION', templateId: null },
    { type: 'ADDITIONAL', title: 'Data' },
  ]);
});

it('an assignment keeps the main file that is sent and puts it first', () => {
  expect(withMainFile([sheet, main], 'PRESENTATION')).toEqual([main, sheet]);
});
