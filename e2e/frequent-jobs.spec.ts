import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { countedClicks } from './clicks.ts';
import { inDays, openCourse, type TestClass } from './course.ts';
import { newInstructor } from './newcomers.ts';
import { enroll, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A user on the profile page right after sign-in, with a click counter. */
async function arrive(browser: Browser, username: string, viewport: typeof laptop) {
  const page = await (await browser.newContext({ viewport })).newPage();
  await signIn(page, username);
  return { page, clicks: await countedClicks(page) };
}

/** A submitted text of a separate assignment that waits for a reader. */
async function handedIn(
  request: APIRequestContext,
  { key, student, instructor }: { key: string; student: string; instructor: string },
): Promise<TestClass> {
  const testClass = await openCourse(request, key, {}, instructor);
  const { call, submissionId } = await startAssignment(request, student, testClass);
  const { currentStep } = (await call('GET', `/api/student/assignment?id=${testClass.assignmentId}`)) as {
    currentStep: { draftId: number };
  }; // cast: our own server
  await call('POST', `/api/student/submission?id=${submissionId}&draftId=${currentStep.draftId}`);
  return testClass;
}

async function openWaiting(page: Page, testClass: TestClass): Promise<void> {
  await page
    .getByRole('region', { name: 'Waiting to be read' })
    .getByRole('link', { name: testClass.title })
    .click();
  await expect(editorOf(page).locator('.paper > .ProseMirror')).toBeVisible({ timeout: 60_000 });
}

for (const [name, viewport] of [
  ['a laptop', laptop],
  ['a phone', phone],
] as const) {
  const key = viewport === laptop ? 'L' : 'P';
  const tag = viewport === laptop ? [] : '@nightly';

  test(`the first word of a new text takes two clicks after the sign-in, on ${name}`, { tag }, async ({
    browser,
    request,
  }) => {
    const username = `demo_student${viewport === laptop ? 14 : 15}`;
    // Due first, because the card shows only a few.
    const testClass = await openCourse(request, `FJ-WORD${key}`, { endDate: inDays(0.1) });
    await enroll(request, username, testClass);
    const { page, clicks } = await arrive(browser, username, viewport);
    await page.getByRole('region', { name: 'Due next' }).getByRole('link', { name: testClass.title }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(writingArea(page)).toBeFocused({ timeout: 60_000 });
    await page.keyboard.type('Gulls');
    await expect(writingArea(page)).toHaveText(/Gulls/);
    await expectSaved(page);
    expect(await clicks()).toBeLessThanOrEqual(2);
  });

  test(`an ungraded submission opens two clicks after the sign-in, and is graded with one more and Enter, on ${name}`, {
    tag,
  }, async ({ browser, request }) => {
    const instructor = `marker_on_${name.replace('a ', '')}`;
    await newInstructor(request, instructor);
    const testClass = await handedIn(request, {
      key: `FJ-READ${key}`,
      student: 'demo_student16',
      instructor,
    });
    const { page, clicks } = await arrive(browser, instructor, viewport);
    await openWaiting(page, testClass);
    const clicksToRead = await clicks();
    expect(clicksToRead).toBeLessThanOrEqual(2);
    await page.getByLabel('Grade (0–100)').click();
    await page.keyboard.type('71');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Grade updated!')).toBeVisible();
    expect((await clicks()) - clicksToRead).toBe(1);
    await page.getByRole('textbox', { name: 'Feedback', exact: true }).click();
    await page.keyboard.type('A plan that holds.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Feedback sent.')).toBeVisible();
    expect((await clicks()) - clicksToRead).toBe(2);
  });
}

test('a student gets more time for an upcoming draft four clicks after the sign-in', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const instructor = 'extender_on_laptop';
  await newInstructor(request, instructor);
  const testClass = await openCourse(request, 'FJ-EXTEN', { endDate: inDays(2) }, instructor);
  await startAssignment(request, 'demo_student18', testClass);
  const { page, clicks } = await arrive(browser, instructor, laptop);
  await page.getByRole('link', { name: 'See all on Home' }).click();
  await page.getByRole('link', { name: testClass.title }).first().click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Read the text of' }).click();
  const reader = await popup;
  const clicksInReader = await countedClicks(reader);
  await expect(editorOf(reader).locator('.paper > .ProseMirror')).toBeVisible({ timeout: 60_000 });
  await reader.keyboard.press('x');
  await reader.getByRole('group', { name: 'More time' }).getByRole('button', { name: '+3 days' }).click();
  await expect(reader.getByText('Accommodation: 3 d extension')).toBeVisible();
  expect((await clicks()) + (await clicksInReader())).toBeLessThanOrEqual(4);
});

test('a comment on words takes a drag over them, one click and its text', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'FJ-COMNT');
  const { submissionId } = await startAssignment(request, 'demo_student17', testClass);
  await typeInto(browser, testClass);
  const page = await (await browser.newContext({ viewport: laptop })).newPage();
  await signIn(page, 'demo_instructor', '/classes');
  const clicks = await countedClicks(page);
  await page.goto(`/readassignment/${submissionId}`);
  const line = editorOf(page).locator('.paper > .ProseMirror > p').first();
  await expect(line).toHaveText('Gulls were crying over the harbour.', { timeout: 60_000 });
  const box = await line.boundingBox();
  if (box === null) throw new Error('The line is not shown');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, middle, { steps: 5 });
  await page.mouse.up();
  const clicksAfterDrag = await clicks();
  await editorOf(page).getByRole('button', { name: 'Comment', exact: true }).click();
  await page.keyboard.type('Which gulls?');
  await page.keyboard.press('Enter');
  const card = editorOf(page).getByRole('article', { name: 'Comment by' });
  await expect(card.getByText('Which gulls?')).toBeVisible();
  expect((await clicks()) - clicksAfterDrag).toBe(1);
  // The comment card is beside the commented passage and scrolls with it.
  const measureGap = async () => {
    const [words, own] = [
      await editorOf(page).locator('.commented').first().boundingBox(),
      await card.boundingBox(),
    ];
    return Math.abs((words?.y ?? Number.NaN) - (own?.y ?? Number.NaN));
  };
  await expect.poll(measureGap).toBeLessThan(30);
  await page.mouse.move(box.x + 60, middle + 100);
  await page.mouse.wheel(0, 60);
  await expect.poll(measureGap).toBeLessThan(30);
});

async function typeInto(browser: Browser, testClass: TestClass): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student17', `/assignment/${testClass.assignmentId}`);
  await expect(writingArea(page)).toBeFocused({ timeout: 60_000 });
  await page.keyboard.type('Gulls were crying over the harbour.');
  await expectSaved(page);
}
