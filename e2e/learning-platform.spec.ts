import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { frameOf, openPlatform, platformAt } from './learning-platform.ts';
import { closeWindows, signIn } from './support.ts';

// Frames of another site: with a process of its own for each, the headless browser of small machines shows nothing in them.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--disable-site-isolation-trials',
        '--disable-features=IsolateOrigins,site-per-process',
      ],
    }),
});
test.afterEach(closeWindows);

const [instructor, student] = ['Amara Okafor', 'Mina Park'] as const;
const title = 'A letter to the editor';

/** A link of an administrator registers us with the platform, and waits for approval on both sides. */
async function register(admin: Page, staff: Page, platform: string): Promise<string> {
  await staff.goto(`${platform}/settings`);
  await staff.getByRole('button', { name: 'Remove' }).click();
  await admin.getByRole('button', { name: 'Create link' }).click();
  const link = await admin
    .getByText(/\/lti\/register\//)
    .first()
    .textContent();
  await staff.getByLabel('Registration link').fill(link?.trim() ?? '');
  await staff.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(frameOf(staff).getByRole('heading', { name: 'Redraft is registered' })).toBeVisible();
  await frameOf(staff).getByRole('button', { name: 'Close' }).click();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await admin.reload();
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText(/is approved\.$/)).toBeVisible();
  return link?.trim() ?? '';
}

/** What is refused has a reference, by which support finds it. */
async function expectUsed(admin: Page, other: Page, link: string): Promise<void> {
  await other.goto(`${link}?openid_configuration=https%3A%2F%2Fplatform.example`);
  const shown = await other.getByText(/Reference: /).textContent();
  await admin.reload();
  const reference = /Reference: (\w+)/.exec(shown ?? '')?.[1] ?? '';
  await admin.getByRole('searchbox', { name: 'Reference' }).fill(reference);
  await expect(admin.getByRole('row', { name: reference })).toContainText('lti.invitation_invalid');
}

async function connectCourse(frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('heading', { name: 'Connect this course' })).toBeVisible();
  const open = frame.getByRole('button', { name: 'A new class' });
  if (await open.isVisible()) await open.click();
  await frame.getByRole('button', { name: 'Autogenerate' }).click();
  for (const [label, choice] of [
    ['Subject Area', 'Philosophy'],
    ['Student Level', 'Master'],
  ] as const) {
    await frame.getByRole('combobox', { name: new RegExp(label) }).fill(choice);
    await frame.getByRole('option', { name: choice }).click();
  }
  await frame.getByRole('button', { name: /^15 weeks/ }).click();
  await frame.getByRole('button', { name: 'Create', exact: true }).click();
}

async function addAssignment(frame: FrameLocator): Promise<void> {
  await frame.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await frame.getByRole('textbox', { name: /^Point value/ }).fill('40');
  await frame.getByRole('button', { name: 'Add a draft' }).click();
  await frame.getByRole('textbox', { name: /^Draft title/ }).fill('Outline');
  await frame.getByRole('textbox', { name: /^Share/ }).fill('30');
  await frame.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(frame.getByRole('checkbox', { name: new RegExp(title) })).toBeChecked();
  await frame.getByRole('checkbox', { name: /for each draft/ }).check();
  await frame.getByRole('button', { name: 'Add to the course' }).click();
}

async function writeAndHandIn(page: Page): Promise<void> {
  const frame = frameOf(page);
  const text = frame.frameLocator('iframe[name^="editor"]:not([inert] *)');
  const area = text.locator('.paper > .ProseMirror[contenteditable="true"]');
  await frame.getByRole('button', { name: 'Start', exact: true }).click();
  await area.click();
  await area.pressSequentially('Dear editor, the harbour is quiet.');
  await expect(text.locator('output.save-status')).toHaveText('Saved');
  await frame.getByRole('button', { name: 'Hand in', exact: true }).click();
  await frame.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(frame.getByText('Your text has been handed in.').last()).toBeVisible();
}

/** From the gradebook of the platform into the reader at the draft, and there into the grade book. */
async function gradeFromPlatform(
  staff: Page,
  { platform, name, draft }: { platform: string; name: string; draft: string },
): Promise<void> {
  const review = staff
    .getByRole('row', { name })
    .getByRole('link', { name: /Review/ })
    .first();
  // What is handed in is there once the worker has told of it.
  await expect(async () => {
    await staff.goto(`${platform}/courses/writing-101/grades`);
    await expect(review).toBeVisible({ timeout: 500 });
  }).toPass();
  await review.click();
  const reader = frameOf(staff);
  await expect(reader.getByRole('heading', { name })).toBeVisible();
  await expect(reader.getByText('Back to the current text')).toBeVisible();
  await reader.getByRole('button', { name: 'Grade Book' }).click();
  const book = reader.getByRole('dialog');
  await book.getByLabel(draft).fill('85');
  await book.getByRole('button', { name: 'Save' }).first().click();
}

async function expectGrade(page: Page, gradebook: string): Promise<void> {
  await expect(async () => {
    await page.goto(gradebook);
    await expect(page.getByText('85 / 100')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a draft that waits in the course of the demo is graded from there', { tag: '@nightly' }, async ({
  browser,
  baseURL,
}) => {
  const platform = platformAt(baseURL);
  const staff = await openPlatform(browser, { platform, person: instructor });
  await gradeFromPlatform(staff, { platform, name: 'Luis Ortega', draft: 'First draft' });
  await expectGrade(staff, `${platform}/courses/writing-101/grades`);
});

/** Nothing in the frame is cut off at its side or scrolls sideways. */
async function expectFits(page: Page): Promise<void> {
  const excess = () =>
    frameOf(page)
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a frame of 1000 by 700', 1000, 1000],
] as const) {
  test(`on ${name} in German, the editor, the review and the class page do not scroll sideways in the frame of the platform`, {
    tag: '@nightly',
  }, async ({ browser, baseURL }) => {
    const platform = platformAt(baseURL);
    const contextOptions = { locale: 'de-DE', viewport: { width, height } };
    const writer = await openPlatform(browser, { platform, person: student, ...contextOptions });
    await writer.getByRole('link', { name: 'Öffnen', exact: true }).first().click();
    const start = frameOf(writer).getByRole('button', { name: 'Beginnen', exact: true });
    const area = frameOf(writer)
      .frameLocator('iframe[name^="editor"]:not([inert] *)')
      .locator('.ProseMirror[contenteditable="true"]')
      .first();
    await expect(start.or(frameOf(writer).getByRole('button', { name: 'Abgeben' })).first()).toBeVisible();
    if (await start.isVisible()) await start.click();
    await expect(area).toBeVisible();
    await expectFits(writer);

    const staff = await openPlatform(browser, { platform, person: instructor, ...contextOptions });
    const review = staff.getByRole('link', { name: 'Abgabe ansehen' }).first();
    await expect(async () => {
      await staff.goto(`${platform}/courses/writing-101/grades`);
      await expect(review).toBeVisible({ timeout: 500 });
    }).toPass();
    await review.click();
    await expect(frameOf(staff).getByRole('button', { name: 'Notenbuch' })).toBeVisible();
    await expectFits(staff);
    await staff.goto(`${platform}/courses/writing-101`);
    await staff.getByRole('link', { name: 'Öffnen', exact: true }).first().click();
    await expect(frameOf(staff).getByRole('tab', { name: 'AUFGABEN' })).toBeVisible();
    await expectFits(staff);
  });
}

test('a platform registers, a course is connected, a draft is written in it, and its grade goes back', async ({
  page: admin,
  browser,
  baseURL,
}) => {
  const platform = platformAt(baseURL);
  await signIn(admin, 'demo_admin', '/admin/platforms');
  const staff = await openPlatform(browser, { platform, person: instructor });
  const link = await register(admin, staff, platform);
  await expectUsed(admin, staff, link);

  await staff.goto(`${platform}/courses/writing-101`);
  await staff.getByRole('link', { name: 'Add activity' }).click();
  const dialog = frameOf(staff);
  await connectCourse(dialog);
  await addAssignment(dialog);
  await expect(staff.getByRole('heading', { name: `${title}: Outline` })).toBeVisible();

  const writer = await openPlatform(browser, { platform, person: student });
  await writer
    .getByRole('listitem')
    .filter({ hasText: `${title}: Outline` })
    .getByRole('link', { name: 'Open', exact: true })
    .click();
  await writeAndHandIn(writer);

  await gradeFromPlatform(staff, { platform, name: student, draft: 'Outline' });
  await expectGrade(writer, `${platform}/courses/writing-101/grades`);
});
