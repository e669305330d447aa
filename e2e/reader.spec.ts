import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { inDays, openCourse } from './course.ts';
import { begin } from './student.ts';
import { editorOf, expectAccessible, signIn } from './support.ts';

/** Two students who have begun an assignment with a draft, which the first of them has handed in. */
async function openWorld(request: APIRequestContext, key: string) {
  const course = await openCourse(request, key, {
    multiDraft: true,
    draftSubmissions: [{ draftTitle: 'Outline', draftDeadline: inDays(5), draftPointValue: 30 }],
  });
  const first = await begin(request, 'demo_student4', course);
  await begin(request, 'demo_student5', course);
  const own = (await first.call('GET', `/api/student/assignment?id=${course.assignmentId}`)) as {
    timeline: { draftId: number }[];
  }; // boundary: our own server
  const draftId = own.timeline[0]?.draftId;
  await first.call('POST', `/api/student/submission?id=${first.submissionId}&draftId=${draftId}`);
  const canWrite = async () => {
    const now = (await first.call('GET', `/api/student/assignment?id=${course.assignmentId}`)) as {
      can: { write: boolean };
    }; // boundary: our own server
    return now.can.write;
  };
  return { ...first, canWrite };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('an instructor revises, finalizes and reopens a text, and goes on to the next without losing the page', async ({
  page,
  request,
}) => {
  const { submissionId, canWrite } = await openWorld(request, 'RD-10001');
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  await expect(editorOf(page).locator('body')).toBeAttached();
  await press(page, 'Set to revise');
  await said(page, 'Assignment submitted for evaluation! The metrics will be available in a few minutes.');
  expect(await canWrite()).toBe(true);

  await press(page, 'Finalize');
  const asking = page.getByRole('alertdialog');
  await expect(asking).toContainText(
    'Are you sure you want to Finalize the submission? This will turn the assignment into a final submission and prevent the student from writing more.',
  );
  const frame = await page.locator('iframe').getAttribute('name');
  await asking.getByRole('button', { name: 'Finalize' }).click();
  await said(page, 'Assignment submitted as a final draft!');
  // The document is opened anew.
  await expect(page.locator('iframe')).not.toHaveAttribute('name', frame ?? '');
  expect(await canWrite()).toBe(false);
  await press(page, 'Reopen');
  await said(page, 'Assignment reopened!');
  expect(await canWrite()).toBe(true);
  await expect(page.getByRole('button', { name: 'Finalize', exact: true })).toBeVisible();
  await expectAccessible(page);

  const fullScreen = editorOf(page).getByRole('button', { name: 'Full screen' });
  await fullScreen.click();
  const panel = page.getByRole('dialog', { name: 'Full Screen Panel' });
  await expect(panel.locator('iframe')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(fullScreen).toBeVisible();

  const position = page.getByRole('navigation', { name: 'Submissions of this assignment' });
  const [before = '', count = ''] = ((await position.textContent()) ?? '').split(' / ');
  expect(count).toBe('2');
  const onward = before === '1' ? 'Next submission' : 'Previous submission';
  await page.getByRole('button', { name: onward }).press('Enter');
  await expect(position).toHaveText(before === '1' ? '2 / 2' : '1 / 2');
  await expect(page.getByRole('button', { name: onward })).toBeFocused();
  await page.keyboard.press('Enter');
  await said(page, 'No more submissions for this assignment have been found.');
});

test('an exception is granted and revoked, a draft submitted for a student, and commenting ended', async ({
  page,
  request,
}) => {
  const { submissionId } = await openWorld(request, 'RD-10002');
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  await press(page, 'Reopen/Exception');
  const dialog = page.getByRole('dialog', { name: 'Reopen/Exception' });
  const late = dialog.getByRole('region', { name: 'Late submission exception' });
  await late.getByRole('button', { name: 'Grant exception' }).click();
  await said(page, 'Assignment exception granted!');
  await late.getByRole('button', { name: 'Revoke exception' }).click();
  await said(page, 'Assignment exception revoked!');
  const draft = dialog.getByRole('region', { name: 'Resubmission of a draft' });
  await draft.getByRole('button', { name: 'Grant exception' }).click();
  await expect(draft.getByRole('button', { name: 'Revoke exception' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await said(page, 'Exception without an end');

  await press(page, 'End Commenting');
  const ending = page.getByRole('dialog', { name: 'End Commenting' });
  await ending.getByRole('button', { name: 'End Commenting' }).click();
  await said(page, 'End commenting version must associate with a draft submission.');
  await ending.getByRole('combobox').click();
  await page.getByRole('option', { name: /Outline/ }).click();
  await ending.getByRole('button', { name: 'End Commenting' }).click();
  await said(page, 'The commented version is saved.');
  await expect(page.getByRole('button', { name: 'End Commenting', exact: true })).toHaveCount(0);

  await press(page, 'Submit draft');
  const submitting = page.getByRole('dialog', { name: 'Submit draft' });
  await submitting.getByRole('combobox').click();
  await page.getByRole('option', { name: /Outline/ }).click();
  await said(page, 'A submission already exists for the selected draft.');
  await expect(submitting.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled();
  await submitting.getByRole('combobox').click();
  await page.getByRole('option', { name: /Final/ }).click();
  await submitting.getByRole('button', { name: 'Submit', exact: true }).click();
  await said(page, 'Draft submitted for the student.');
  const timeline = page.getByRole('listbox', { name: 'Timeline' });
  await expect(timeline.getByRole('option', { name: /Submitted by Instructor/ }).first()).toBeAttached();
  await timeline.press('Home');
  await timeline.press('ArrowRight');
  await timeline.press('Enter');
  await expect(editorOf(page).getByText('View only')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Back to the ongoing text');
  await said(page, 'Main · Ongoing');
});
