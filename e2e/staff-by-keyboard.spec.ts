import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { follow, followTab, signInByKeys, signOutByKeys, skipToContent, tabTo } from './keyboard.ts';
import { signUp } from './newcomers.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, editorOf } from './support.ts';

/** The main jobs of those who read and manage, by keyboard alone, as in `by-keyboard.spec.ts`. */
test.afterEach(closeWindows);

async function followInNavigation(page: Page, name: string): Promise<void> {
  await follow(page, page.getByRole('navigation').getByRole('link', { name, exact: true }));
}

/** Follows a link that opens a tab of the browser. */
async function followToNewTab(page: Page, name: string | RegExp): Promise<Page> {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), follow(page, link)]);
  return opened;
}

test('an assistant finds a text of the class, grades it and answers by keyboard alone', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const testClass = await openCourse(request, 'BY-KEYS3');
  const student = await startAssignment(request, 'demo_student23', testClass);
  const { currentStep } = (await student.call(
    'GET',
    `/api/student/assignment?id=${testClass.assignmentId}`,
  )) as { currentStep: { draftId: number } }; // cast: our own server
  await student.call(
    'POST',
    `/api/student/submission?id=${student.submissionId}&draftId=${currentStep.draftId}`,
  );
  const assistant = await callAs(request, 'demo_assistant');
  const { id } = (await assistant('GET', '/api/auth/profile')) as { id: number }; // cast: our own server
  const instructor = await callAs(request, 'demo_instructor');
  await instructor('POST', `/api/assistant/addta?classId=${testClass.classId}&userId=${id}`);
  await instructor('PUT', '/api/assistant/marking', {
    classId: testClass.classId,
    userId: id,
    level: 'grade',
    sectionIds: null,
  });

  await signInByKeys(page, 'demo_assistant');
  await followInNavigation(page, 'All classes');
  await expect(page.getByRole('heading', { level: 1, name: 'All classes' })).toBeVisible();
  await skipToContent(page);
  await follow(page, page.getByRole('main').getByRole('link', { name: testClass.className, exact: true }));
  await followTab(page, 'ASSIGNMENTS');
  await follow(page, page.getByRole('button', { name: `Show details of ${testClass.title}` }));
  const reader = await followToNewTab(page, /^Read:/);
  await expect(editorOf(reader).locator('.paper > .ProseMirror')).toBeVisible();
  await tabTo(reader, reader.getByRole('textbox', { name: /^Grade/ }));
  await reader.keyboard.type('71');
  await reader.keyboard.press('Enter');
  await expect(reader.getByText(/saved/i).first()).toBeVisible();
  await tabTo(reader, reader.getByRole('textbox', { name: 'Feedback' }));
  await reader.keyboard.type('A clear beginning.');
  await follow(reader, reader.getByRole('button', { name: 'Send' }));
  await expect(reader.getByText('A clear beginning.').last()).toBeVisible();
  await signOutByKeys(reader);
});

test('a coordinator finds a class, reads one of its texts and watches its rewind by keyboard alone', {
  tag: '@nightly',
}, async ({ page }) => {
  await signInByKeys(page, 'demo_coordinator');
  await followInNavigation(page, 'Class List');
  await expect(page.getByRole('heading', { level: 1, name: 'Class List' })).toBeVisible();
  await skipToContent(page);
  const detail = await followToNewTab(page, 'Academic Writing I (opens in a new tab)');
  await expect(detail.getByRole('tab', { name: 'Students' })).toBeVisible();
  await followTab(detail, 'Students');
  await follow(detail, detail.getByRole('button', { name: /^Show details of/ }).first());
  const text = await followToNewTab(detail, /^Read: /);
  await expect(editorOf(text).getByText('View only')).toBeVisible();
  await follow(text, text.getByRole('button', { name: 'Rewind Essay' }));
  const rewind = text.getByRole('dialog');
  await expect(rewind).toBeVisible();
  await text.keyboard.press('Escape');
  await expect(rewind).toBeHidden();
  await expect(text.getByRole('button', { name: 'Rewind Essay' })).toBeFocused();
  await signOutByKeys(text);
});

test('an administrator approves an account, announces and reads the log by keyboard alone', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const username = 'keyboard_person';
  await signUp(request, { username, instructor: true });
  await signInByKeys(page, 'demo_admin');
  await followInNavigation(page, 'Admin panel');
  await skipToContent(page);
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Verify Users' }));
  const row = page.getByRole('row', { name: username });
  await follow(page, row.getByRole('button', { name: /^Approve/ }));
  await expect(page.getByText('Approved. The person will be notified by email.')).toBeVisible();

  await page.goto('/admin/announcement');
  await tabTo(page, page.getByRole('textbox', { name: /^Title/ }));
  await page.keyboard.type('Closed on Friday');
  const expires = page.getByRole('group', { name: 'Expires' });
  await tabTo(page, expires.getByRole('spinbutton', { name: 'Year' }));
  await page.keyboard.type('203001010000');
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
  await page.keyboard.type('From six to seven.');
  await follow(page, page.getByRole('button', { name: 'Create' }));
  const announced = page.getByRole('row', { name: /Closed on Friday/ });
  await expect(announced).toBeVisible();
  await follow(page, announced.getByRole('button', { name: /^Delete/ }));
  await follow(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(announced).toBeHidden();

  await page.goto('/admin/audit');
  await tabTo(page, page.getByRole('textbox', { name: 'Who' }));
  await page.keyboard.type('demo_admin');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(/approved/i)
      .first(),
  ).toBeVisible();
  await signOutByKeys(page);
});
