import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { closeWindows, expectAccessible, signIn } from './support.ts';

test.afterEach(closeWindows);

test('an instructor imports a roster, withdraws an invitation and repeats it, and exports the result', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'RO-STER1');
  const staffPage = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await signIn(staffPage, 'demo_instructor', '/classes');
  await staffPage.goto(`/classdetail/${testClass.classId}?tab=students`);
  const openImport = async () => {
    await staffPage.getByRole('button', { name: 'Roster', exact: true }).click();
    await staffPage.getByRole('menuitem', { name: /Import CSV/ }).click();
  };
  await openImport();
  const dialog = staffPage.getByRole('dialog', { name: 'Import a roster' });
  const lines = [
    'Nachname;Vorname;E-Mail-Adresse;Gruppe',
    'Rojas;Camila;camila.rojas@example.org;Lab',
    'Müller;Änne;aenne.mueller@example.org;Lab',
    'Nobody;;;Lab',
  ];
  // As a German spreadsheet program exports it.
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  await expect(dialog.getByText('1 line without an email address')).toBeVisible();
  await expect(dialog.getByText('New section: Lab')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Müller, Änne .* Invited/ })).toBeVisible();
  await expectAccessible(staffPage);
  await dialog.getByRole('button', { name: 'Import 2 students' }).click();
  // The first invitation mails of a class need a confirmation.
  const question = staffPage.getByRole('dialog', { name: 'Send an invitation email?' });
  await expectAccessible(staffPage);
  await question.getByRole('button', { name: 'Send email' }).click();
  await expect(
    staffPage.getByText(
      '1 student has been enrolled. 1 person has been invited. 1 invitation email is on its way.',
    ),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const people = staffPage.getByRole('table', { name: 'Students' });
  const invited = people.getByRole('row', { name: /Müller, Änne/ });
  await expect(invited).toContainText('Email waiting since');
  await invited.getByRole('button', { name: /^Withdraw invitation/ }).click();
  // Withdrawing invalidates the mailed link, so it needs a confirmation.
  const withdrawing = staffPage.getByRole('alertdialog', { name: /^Withdraw the invitation for/ });
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  await expect(invited).toHaveCount(0);
  await staffPage.getByRole('button', { name: 'Undo' }).click();
  await expect(invited).toContainText('No email sent');

  await staffPage.getByRole('button', { name: 'Roster', exact: true }).click();
  const download = staffPage.waitForEvent('download');
  await staffPage.getByRole('menuitem', { name: /Export CSV/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Rojas,Camila,camila.rojas@example.org,');
  await openImport();
  await dialog.getByLabel('Or paste lines').fill(file);
  await dialog.getByRole('button', { name: 'Check lines' }).click();
  await expect(dialog.getByText('Nothing to import. No line changes anything.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 0 students' })).toBeDisabled();
});

test('a student finds an invitation to a class, and enrolls with one click', { tag: '@nightly' }, async ({
  page,
}) => {
  await signIn(page, 'demo_student24', '/enroll');
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await expect(invitations).toContainText('Creative Writing Workshop');
  await expectAccessible(page);
  await invitations.getByRole('button', { name: 'Enroll' }).click();
  await expect(page.getByRole('link', { name: 'Creative Writing Workshop', exact: true })).toBeVisible();
  await expect(invitations).toHaveCount(0);
});
