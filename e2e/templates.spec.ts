import { expect, test } from '@playwright/test';
import { docxFromText } from '@redraft/documents';
import { openCourse } from './course.ts';
import { enroll } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: docx,
  buffer: Buffer.from(content),
});

test.afterEach(closeWindows);

test('an instructor uploads a template, creates an assignment with it and three drafts, and a student starts from it', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(480_000);
  const testClass = await openCourse(request, 'DI-TEMPL');
  const staffPage = await (await browser.newContext()).newPage();
  await signIn(staffPage, 'demo_instructor', '/classes');
  await staffPage.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await staffPage.getByRole('button', { name: 'Add assignment' }).first().click();
  const dialog = staffPage.getByRole('dialog', { name: 'Add Assignment' });
  await dialog.getByLabel(/^Title/).fill('A lab report');
  await dialog
    .getByLabel(/Point Value/)
    .first()
    .fill('60');

  await dialog.getByRole('button', { name: 'Manage Template' }).click();
  const picker = staffPage.getByRole('dialog', { name: 'Manage Template' });
  await expect(picker.getByRole('button', { name: /^Blank/ })).toHaveAttribute('aria-pressed', 'true');
  await picker.getByRole('button', { name: 'Upload template' }).click();
  await picker.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(picker.getByText('File is required.')).toBeVisible();
  const chooser = picker.getByLabel('Template file');
  await chooser.setInputFiles(file('notes.txt', 'Plain words'));
  await expect(
    picker.getByText('Invalid file type. Please upload a valid Office template file.'),
  ).toBeVisible();
  await chooser.setInputFiles(file('program.docx', 'MZ this was an .exe'));
  await picker.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(
    picker.getByText('Invalid file type. Please upload a valid Office template file.'),
  ).toBeVisible();
  await chooser.setInputFiles(file('lab-report.docx', docxFromText('Question\nMethod\nFindings')));
  await picker.getByLabel(/^Title/).fill('Lab report form');
  await picker.getByLabel('Description').fill('Three headings');
  await expectAccessible(staffPage);
  await picker.getByRole('button', { name: 'Upload', exact: true }).click();
  const card = picker.getByRole('button', { name: /Lab report form/ }).first();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(picker.getByRole('img', { name: 'First page of Lab report form' })).toBeVisible();
  await expectAccessible(staffPage);
  await picker.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('From “Lab report form”')).toBeVisible();

  await dialog.getByRole('checkbox', { name: 'Document', exact: true }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Document', exact: true })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Spreadsheet' }).check();
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  const manager = staffPage.getByRole('dialog', { name: 'Contents and Templates Manager' });
  await manager
    .getByRole('region', { name: 'Document', exact: true })
    .getByLabel('Title')
    .fill('Field notes');
  await manager.getByRole('region', { name: 'Spreadsheet' }).getByLabel('Title').fill('Measurements');
  await expectAccessible(staffPage);
  await manager.getByRole('button', { name: 'Done' }).click();

  await dialog.getByRole('checkbox', { name: 'Draft submissions?' }).check();
  for (const [title, points] of [
    ['Plan', '10'],
    ['First draft', '20'],
    ['Second draft', '30'],
  ] as const) {
    await dialog.getByLabel(/Draft Title/).fill(title);
    const deadline = dialog.getByRole('form', { name: 'Draft' }).getByRole('group', { name: 'Deadline' });
    for (const name of ['Year', 'Month', 'Day', 'Hours', 'Minutes']) {
      const end = dialog.getByRole('group', { name: 'Final Deadline' });
      const part = deadline.getByRole('spinbutton', { name });
      await part.click();
      await part.pressSequentially((await end.getByRole('spinbutton', { name }).textContent()) ?? '');
    }
    await dialog.getByLabel(/Point value\(%\)/).fill(points);
    await dialog.getByRole('button', { name: '+ Add draft' }).click();
    await expect(dialog.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  }
  await expect(dialog.getByRole('row', { name: /Final Submission/ })).toContainText('40');
  await dialog.getByRole('button', { name: 'Edit Plan' }).press('Enter');
  await expect(dialog.getByLabel(/Draft Title/)).toBeFocused();
  await expect(dialog.getByLabel(/Draft Title/)).toHaveValue('Plan');
  await dialog.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(dialog.getByLabel(/Draft Title/)).toBeFocused();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await staffPage.getByRole('alertdialog').getByRole('button', { name: 'Create' }).click();
  await expect(staffPage.getByText('Successfully created assignment A lab report!')).toBeVisible();

  await staffPage.getByRole('button', { name: 'Modify: A lab report' }).click();
  const editing = staffPage.getByRole('dialog', { name: 'Edit Assignment' });
  await expect(editing.getByText('From “Lab report form”')).toBeVisible();
  await expect(editing.getByRole('checkbox', { name: 'Spreadsheet' })).toBeDisabled();
  const creation = '**/api/auxfiles/assignment';
  await staffPage.route(creation, (route) => route.fulfill({ status: 500, body: '{}' }));
  const refused = staffPage.waitForResponse(creation);
  await editing.getByRole('checkbox', { name: 'Draw' }).click();
  await (await refused).finished();
  await expect(editing.getByRole('checkbox', { name: 'Draw' })).toBeEnabled();
  await expect(editing.getByRole('checkbox', { name: 'Draw' })).not.toBeChecked();
  await expect(staffPage.getByRole('alert').filter({ hasText: /went wrong|status 500/ })).toHaveCount(0);
  await staffPage.unroute(creation);
  await editing.getByRole('checkbox', { name: 'Draw' }).click();
  await expect(editing.getByRole('checkbox', { name: 'Draw' })).toBeDisabled();
  await editing.getByRole('button', { name: 'Advanced' }).click();
  await expect(manager.getByRole('region')).toHaveCount(4);
  const notes = manager.getByRole('region', { name: 'Field notes' });
  await notes.getByRole('button', { name: 'Edit template' }).click();
  await expect(writingArea(staffPage)).toBeAttached({ timeout: 60_000 });
  await writingArea(staffPage).focus();
  await staffPage.keyboard.type('Where and when?');
  await expect(editorOf(staffPage).locator('body')).toContainText('Where and when?');
  await staffPage
    .getByRole('dialog', { name: 'Template: Field notes' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(manager).toBeVisible();
  await notes.getByLabel('Allow students to import').check();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByText('Templates updates successfully')).toBeVisible();
  await manager.getByRole('button', { name: 'Close' }).click();

  await enroll(request, 'demo_student7', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student7', '/enroll');
  await page.goto(`/myclassdetail/${testClass.classId}`);
  await page.getByRole('link', { name: 'A lab report', exact: true }).click();
  await page.waitForURL(/\/assignment\/\d+/);
  await expect(page.getByText('Also in this assignment: Field notes, Measurements, Draw.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(writingArea(page)).toContainText('Findings', { timeout: 60_000 });
  const openFile = (name: string) => page.getByRole('tab', { name }).click();
  await openFile('Measurements');
  const table = page.getByRole('dialog', { name: 'Additional Files - Measurements' });
  await expect(table.frameLocator('iframe').getByRole('grid')).toBeVisible({ timeout: 60_000 });
  await table.getByRole('button', { name: 'Close' }).click();
  await expect(table).toBeHidden();
  await openFile('Field notes');
  const notesDialog = page.getByRole('dialog', { name: 'Additional Files - Field notes' });
  const notesArea = notesDialog.frameLocator('iframe').locator('[contenteditable="true"]').first();
  await expect(notesArea).toContainText('Where and when?', { timeout: 60_000 });
  await notesArea.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' By the river, at noon.');
  await notesDialog.getByRole('button', { name: 'Close' }).click();
  await expect(notesDialog).toBeHidden();
  await openFile('Field notes');
  await expect(notesArea).toContainText('By the river, at noon.', { timeout: 60_000 });
  await notesDialog.getByRole('button', { name: 'Close' }).click();
  await writingArea(page).focus();
  await page.keyboard.type('Why does ice float? ');
  await expectSaved(page);
});
