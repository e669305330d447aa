import { newAssignmentFileSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { readFileToAdd } from '../assignment-files/index.ts';
import { withMainFile } from './main-file-rules.ts';

const file = (rest: Record<string, unknown>) =>
  readFileToAdd(newAssignmentFileSchema.parse({ contentType: 'DOCUMENT', ...rest }));
const sheet = file({ contentType: 'SPREADSHEET', title: 'Data' });
const main = file({ assignmentTemplateType: 'MAIN', contentType: 'WRITER', title: 'Essay' });

it('an assignment without a main file gets a blank one of the requested type', () => {
  expect(withMainFile([sheet], 'PRESENTATION')).toMatchObject([
    { type: 'MAIN', contentType: 'PRESENTATION', templateId: null },
    { type: 'ADDITIONAL', title: 'Data' },
  ]);
});

it('an assignment keeps the submitted main file and lists it first', () => {
  expect(withMainFile([sheet, main], 'PRESENTATION')).toEqual([main, sheet]);
});
