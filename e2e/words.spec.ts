import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { randomFrom } from './random.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, editorOf, expectSaved, writingArea } from './support.ts';
import { findPaper, openWriter } from './writer.ts';

test.afterEach(closeWindows);

/** Duration of the attempts to lose text; WORDS_MINUTES=30 for a long run. */
const minutes = Number(process.env.WORDS_MINUTES ?? 0.5);
const seed = Number(process.env.WORDS_SEED ?? Date.now() % 100_000);

test(
  'every word is kept, whatever happens to the page, the browser, the network and the assignment',
  { tag: '@nightly' },
  async ({ request }, { project }) => {
    test.setTimeout((minutes + 3) * 60_000);
    console.log(`WORDS_SEED=${seed}`);
    const random = randomFrom(seed);
    const testClass = await openCourse(request, keyOf(seed + Date.now()));
    await startAssignment(request, 'demo_student6', testClass);
    const instructor = await callAs(request, 'demo_instructor');
    const pause = (status: boolean) =>
      instructor('POST', `/api/classes/assignment/stoped?id=${testClass.assignmentId}&status=${status}`);
    const address = `/assignment/${testClass.assignmentId}`;
    const writer = await openWriter({ username: 'demo_student6', address, use: project.use });
    let written = '';
    let count = 0;
    const words = (): string => {
      const some = Array.from({ length: 1 + random.below(5) }, () => `w${++count}`);
      return `${some.join(' ')} `;
    };
    const type = async (on = writer.page()): Promise<void> => {
      const text = words();
      await writer.type(text, on);
      written += text;
      if (random.below(8) === 0) {
        await on.keyboard.press('Enter');
        written += '\n';
      }
    };
    const expectPainted = async (on = writer.page()): Promise<void> => {
      await expect.poll(async () => (await writer.painted(on)).join('\n'), { timeout: 30_000 }).toBe(written);
    };
    const actions: Record<string, () => Promise<void>> = {
      type: () => type(),
      reload: () => writer.reload(),
      reopen: () => writer.reopen(),
      crash: () => writer.crash(),
      kill: () => writer.kill(),
      offline: async () => {
        await writer.offline(true);
        await type();
        await type();
        if (random.below(2) === 0) await writer.kill();
        else await writer.offline(false);
      },
      pause: async () => {
        await type();
        await pause(true);
        await expect(findPaper(writer.page())).toHaveAttribute('aria-readonly', 'true');
        await expectPainted();
        if (random.below(2) === 0) {
          await writer.page().reload();
          await expect(findPaper(writer.page())).toContainText(`w${count}`);
        }
        await pause(false);
        await expect(writingArea(writer.page())).toBeVisible();
      },
      secondTab: async () => {
        const other = await writer.secondTab();
        await expectPainted(other);
        await type(other);
        await expectSaved(other);
        await expectPainted();
        await type();
        await expectPainted(other);
        await other.close();
      },
    };
    const kinds = Object.keys(actions);
    const until = Date.now() + minutes * 60_000;
    const done: string[] = [];
    while (Date.now() < until) {
      await type();
      const kind = random.pick(kinds);
      done.push(kind);

      await test.step(`${done.length} ${kind}`, async () => {
        await actions[kind]?.();
        await expectPainted();
      });
    }
    await expectSaved(writer.page());
    await writer.reload();
    await expectPainted();
    console.log(
      `${count} words, ${done.length} acts: ${kinds.map((kind) => `${kind} ${done.filter((one) => one === kind).length}`).join(', ')}`,
    );
    await writer.leave();
  },
);

test('words written on two devices without a connection are all kept, and the student decides how', async ({
  request,
}, { project }) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, keyOf(Date.now() + 1));
  await startAssignment(request, 'demo_student8', testClass);
  const address = `/assignment/${testClass.assignmentId}`;
  const own = { username: 'demo_student8', address, use: project.use };
  const [laptop, phone] = [await openWriter(own), await openWriter(own)];
  await laptop.type('Both know this.');
  await expectSaved(laptop.page());
  await expect.poll(() => phone.painted()).toEqual(['Both know this.']);
  await laptop.offline(true);
  await laptop.type(' The laptop on the train.');
  await phone.type(' The phone at home.');
  await expectSaved(phone.page());
  await laptop.offline(false);
  const notice = editorOf(laptop.page()).getByRole('alert');
  await expect(notice).toContainText('Nothing is lost');
  // The question does not block typing.
  await laptop.type(' And on.');
  await notice.getByRole('button', { name: 'See the differences' }).click();
  const difference = editorOf(laptop.page()).getByRole('dialog', { name: 'Differences' });
  await expect(difference.locator('.compare-row ins').first()).toContainText('laptop');
  await laptop.page().keyboard.press('Escape');
  await expect(difference).toBeHidden();
  await notice.getByRole('button', { name: 'Keep both' }).click();
  await expectSaved(laptop.page());
  const both = ['Both know this. The phone at home.', 'Both know this. The laptop on the train. And on.'];
  expect(await laptop.painted()).toEqual(both);
  await expect.poll(() => phone.painted()).toEqual(both);
  await laptop.leave();
  await phone.leave();
});

/** An enrollment key not used by earlier runs. */
function keyOf(number: number): string {
  return `WO-${(number % 36 ** 5).toString(36).toUpperCase().padStart(5, '0')}`;
}
