import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { countedClicks } from './clicks.ts';
import { inDays, openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { editorOf, expectAccessible, signIn } from './support.ts';

/** Two students have started an assignment with a draft; the first has submitted it. */
async function openWorld(request: APIRequestContext, key: string) {
  const testClass = await openCourse(request, key, {
    multiDraft: true,
    draftSubmissions: [{ draftTitle: 'Outline', draftDeadline: inDays(5), draftPointValue: 30 }],
  });
  const first = await startAssignment(request, 'demo_student4', testClass);
  await startAssignment(request, 'demo_student5', testClass);
  const own = (await first.call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
    timeline: { draftId: number }[];
  }; // cast: our own server
  const draftId = own.timeline[0]?.draftId;
  await first.call('POST', `/api/student/submission?id=${first.submissionId}&draftId=${draftId}`);
  const canWrite = async () => {
    const now = (await first.call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
      can: { write: boolean };
    }; // cast: our own server
    return now.can.write;
  };
  return { ...first, canWrite };
}

/** Frame of the visible text, not of preloaded ones. */
const shownFrame = (page: Page) => page.locator('iframe:not([inert] *)');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

test('an instructor revises, finalizes and reopens a submission, and goes to the next without leaving the page', {
  tag: '@nightly',
}, async ({ page, request }) => {
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
  const frame = await shownFrame(page).getAttribute('name');
  await asking.getByRole('button', { name: 'Finalize' }).click();
  await said(page, 'Assignment submitted as a final draft!');
  // The document is reopened.
  await expect(shownFrame(page)).not.toHaveAttribute('name', frame ?? '');
  expect(await canWrite()).toBe(false);
  await page.getByRole('button', { name: 'Reopen', exact: true }).press('Enter');
  await said(page, 'Assignment reopened!');
  expect(await canWrite()).toBe(true);
  await expect(page.getByRole('button', { name: 'Finalize', exact: true })).toBeVisible();
  // The pointer still rests on the button, whose tooltip stands outside of all landmarks.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
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

test('an exception is granted and revoked, a draft submitted for a student, and commenting ended', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { submissionId } = await openWorld(request, 'RD-10002');
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  await press(page, 'Reopen/Exception');
  const dialog = page.getByRole('dialog', { name: 'Reopen/Exception' });
  const late = dialog.getByRole('region', { name: 'Late submission exception' });
  await late.getByRole('button', { name: 'Grant exception' }).click();
  await said(page, 'Assignment exception granted!');
  await late.getByRole('button', { name: 'Revoke exception' }).click();
  await said(page, 'Assignment exception revoked!');
  const draft = dialog.getByRole('region', { name: 'Submit a draft again' });
  await draft.getByRole('button', { name: 'Grant exception' }).click();
  await expect(draft.getByRole('button', { name: 'Revoke exception' })).toBeVisible();
  // Extends the deadline without typing a date.
  await draft.getByRole('button', { name: '+3 days' }).click();
  await draft.getByRole('button', { name: 'Grant exception' }).click();
  await expect(draft.getByRole('button', { name: 'Revoke exception' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await press(page, 'Timeline');
  await said(page, /Exception until/);

  await press(page, 'End Commenting');
  const ending = page.getByRole('dialog', { name: 'End Commenting' });
  await ending.getByRole('button', { name: 'End Commenting' }).click();
  await said(page, 'End commenting version must associate with a draft submission.');
  await ending.getByRole('combobox').click();
  await page.getByRole('option', { name: /Outline/ }).click();
  await ending.getByRole('button', { name: 'End Commenting' }).click();
  await said(page, 'Commented version saved.');
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
  await said(page, /Draft submitted for /);
  const timeline = page.getByRole('listbox', { name: 'Timeline' });
  await expect(timeline.getByRole('option', { name: /Submitted by Instructor/ }).first()).toBeAttached();
  await timeline.press('Home');
  await timeline.press('ArrowRight');
  await timeline.press('Enter');
  await expect(editorOf(page).getByText('View only')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Back to the current text');
  await said(page, 'Main · Ongoing');
});

test('an instructor grades with Enter while the text stays open, and a key leads to the next ungraded one', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const testClass = await openCourse(request, 'RD-10003', {});
  const texts = await Promise.all(
    ['demo_student4', 'demo_student5'].map((student) => startAssignment(request, student, testClass)),
  );
  for (const { call, submissionId } of texts) {
    const { currentStep } = (await call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
      currentStep: { draftId: number };
    }; // cast: our own server
    await call('POST', `/api/student/submission?id=${submissionId}&draftId=${currentStep.draftId}`);
  }
  await signIn(page, 'demo_instructor', `/readassignment/${texts[0]?.submissionId}`);
  await expect(editorOf(page).locator('body')).toBeAttached();
  await expect(page.getByRole('button', { name: '2 to grade' })).toBeVisible();
  const frame = await shownFrame(page).getAttribute('name');
  const grade = page.getByLabel('Grade (0–100)');
  const clicks = await countedClicks(page);
  await grade.click();
  await page.keyboard.type('87');
  await page.keyboard.press('Enter');
  await said(page, 'Grade updated!');
  expect(await clicks()).toBe(1);
  await expect(page.getByRole('button', { name: '1 to grade' })).toBeVisible();
  await expect(grade).toBeFocused();
  await expect(grade).toHaveValue('87');
  await expect(shownFrame(page)).toHaveAttribute('name', frame ?? '');
  // Letters typed in a field are not shortcuts.
  await grade.press('g');
  await expect(page).toHaveURL(new RegExp(`/${texts[0]?.submissionId}$`));
  await grade.press('Escape');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Save the grade and go to the next text to grade')).toBeVisible();
  await keys.getByRole('button', { name: 'Close' }).click();
  // The next text is preloaded and not recorded as read.
  await expect(page.locator('[inert] iframe')).toBeAttached();
  const before = await clicks();
  await page.keyboard.press('g');
  await expect(page).toHaveURL(new RegExp(`/${texts[1]?.submissionId}$`));
  expect(await clicks()).toBe(before);
  await expect(page.getByRole('button', { name: '1 to grade' })).toBeDisabled();
  const filter = page.getByRole('combobox', { name: 'Filter texts' });
  await filter.click();
  await page.getByRole('option', { name: 'To grade (1)' }).click();
  await expect(page).toHaveURL(/\?show=to-grade$/);
  await page.getByRole('button', { name: 'Next submission' }).click();
  await said(page, 'No more submissions for this assignment have been found.');
  await page.keyboard.press('e');
  const next = page.getByLabel('Grade (0–100)');
  await expect(next).toBeFocused();
  await next.fill('64');
  await next.press('Control+Enter');
  await said(page, 'No more texts to grade.');
});

test('feedback is written beside the text, kept while it is typed, and two readers see each other', {
  tag: '@nightly',
}, async ({ page, browser, request }) => {
  const testClass = await openCourse(request, 'RD-10004', {});
  const { submissionId } = await startAssignment(request, 'demo_student4', testClass);
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  await expect(editorOf(page).locator('body')).toBeAttached();
  const clicks = await countedClicks(page);
  const field = page.getByRole('textbox', { name: 'Feedback', exact: true });
  await field.click();
  await page.keyboard.type('A plan');
  await expect(page.getByText('Draft saved. Only you can see it until you send it.')).toBeVisible();
  await page.keyboard.type(' that holds.');
  await field.press('Escape');
  await page.reload();
  await expect(field).toHaveValue('A plan that holds.');
  await press(page, 'Send');
  await said(page, 'Feedback sent.');
  await expect(field).toHaveValue('');
  await expect(page.getByText('Not read yet', { exact: true })).toBeVisible();
  expect(await clicks()).toBe(2);
  await expectAccessible(page);

  const assistant = await (await browser.newContext()).newPage();
  await signIn(assistant, 'demo_assistant', `/readassignment/${submissionId}`);
  await said(assistant, 'Also viewing: ');
  await expect(page.getByText('Also viewing: ')).toBeVisible({ timeout: 30_000 });
  await assistant.context().close();

  // Extends the deadline of one draft: scroll to the section, open, grant.
  const before = await clicks();
  await page
    .getByRole('navigation', { name: 'Panel sections' })
    .getByRole('button', { name: 'More' })
    .click();
  await press(page, 'Reopen/Exception');
  const dialog = page.getByRole('dialog', { name: 'Reopen/Exception' });
  await dialog.getByRole('button', { name: 'Grant exception' }).first().click();
  await said(page, 'Assignment exception granted!');
  expect((await clicks()) - before).toBeLessThanOrEqual(4);
});
