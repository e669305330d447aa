import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, editorOf, expectEditorAccessible, signIn } from './support.ts';

test.afterEach(closeWindows);

test('a text is written in the plain view, which a screen reader can navigate, and is on pages afterwards', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const username = 'demo_student22';
  const testClass = await openCourse(request, keyOf(Date.now()));
  await startAssignment(request, username, testClass);
  const call = await callAs(request, username);
  await call('PATCH', '/api/auth/preferences', { plainText: true });
  await signIn(page, username, `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const text = editor.getByRole('textbox', { name: /^Text/ });
  const keys = page.keyboard;
  await test.step('by keyboard alone: a heading, a list in a list, a note', async () => {
    await expect(text).toBeEditable({ timeout: 60_000 });
    await text.focus();
    await keys.press('Control+Alt+1');
    await keys.type('The harbour');
    await keys.press('Enter');
    await keys.press('Control+Shift+7');
    await keys.type('boats');
    await keys.press('Enter');
    await keys.press('Alt+Shift+ArrowRight');
    await keys.type('old ones');
    await keys.press('Control+Alt+f');
    await keys.type('Seen in May.');
    await keys.press('Escape');
    await keys.press('Tab');
    await expect(editor.getByRole('textbox', { name: 'Footnote 1' })).toBeFocused();
    await keys.press('Tab');
    await expect(editor.getByRole('button', { name: 'Add a comment' })).toBeFocused();
  });
  await test.step('the tree of what is told to a screen reader', async () => {
    await expect(editor.locator('.plain')).toMatchAriaSnapshot(`
      - navigation "Skip to"
      - region "Menus and tools":
        - heading "${testClass.title}" [level=1]
        - toolbar "Tools"
      - main:
        - paragraph
        - textbox /^Text/:
          - heading "The harbour" [level=1]
          - list:
            - listitem:
              - paragraph: boats
              - list:
                - listitem:
                  - paragraph:
                    - text: old ones
                    - link "Footnote 1"
        - region "Footnotes":
          - heading "Footnotes" [level=2]
          - list:
            - listitem:
              - button /Footnote 1/
              - textbox "Footnote 1":
                - paragraph: Seen in May.
      - complementary "Comments and suggestions"
      - contentinfo:
        - paragraph: Saved
    `);
    await expectEditorAccessible(page);
  });
  await test.step('the same words on pages, and the choice for this text is kept', async () => {
    await editor.getByRole('button', { name: 'Show pages' }).click();
    const onPages = editor.locator('.paper > .ProseMirror');
    await expect(onPages.getByText('The harbour')).toBeVisible();
    await page.reload();
    await expect(onPages.getByText('old ones')).toBeVisible({ timeout: 60_000 });
    await expect(onPages.locator('p').first()).toHaveAttribute('data-style-id', 'Heading1');
    await expect(onPages).toMatchAriaSnapshot(`
      - textbox /^Text/:
        - heading "The harbour" [level=1]
        - list:
          - listitem [level=1]: boats
          - listitem [level=2]: /old ones/
    `);
    await expectEditorAccessible(page);
  });
});

function keyOf(time: number): string {
  return `PL-${(time % 100_000).toString().padStart(5, '0')}`;
}
