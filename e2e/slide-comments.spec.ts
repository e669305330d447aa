import { expect, test } from '@playwright/test';
import {
  blankPptx,
  fflateCodec,
  inflateEntry,
  packEntry,
  readZip,
  rewriteParts,
  writeZip,
} from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, expectSaved, signIn } from './support.ts';
import { openWopiFile } from './wopi-file.ts';

test.afterEach(closeWindows);

const presentation = { assignmentTemplateType: 'MAIN', contentType: 'PRESENTATION' };

test('a student comments on a shape and the slide, replies and resolves, and the file has it later', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-SLCOM', { templates: [presentation] });
  const { call, submissionId } = await startAssignment(request, 'demo_student11', testClass);
  const file = await openWopiFile(request, call, submissionId);
  await file.put(createModernPresentation());
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeFocused({ timeout: 60_000 });
  await page.keyboard.type('What the harbour is for');
  await page.keyboard.press('Escape');

  // The comment is about the selected shape, and its card stands beside it.
  await page.keyboard.press('ControlOrMeta+Alt+m');
  await page.keyboard.type('Is this the whole question?');
  await page.keyboard.press('ControlOrMeta+Enter');
  const cards = editor.getByRole('list', { name: 'Comments on the slide from top to bottom' });
  const card = cards.getByRole('article').filter({ hasText: 'Is this the whole question?' });
  await expect(card.getByRole('button', { name: 'What the harbour is for' })).toBeVisible();
  const pin = stage.getByRole('button', { name: /^Comment by / });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const [pinBox, cardBox] = [await pin.boundingBox(), await card.boundingBox()];
  expect(Math.abs((pinBox?.y ?? 0) - (cardBox?.y ?? 0))).toBeLessThan(40);

  await card.getByRole('button', { name: 'Reply' }).click();
  await page.keyboard.type('It is for now.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card.getByText('It is for now.')).toBeVisible();
  await card.getByRole('button', { name: 'Resolve' }).click();
  await expect(card.getByText('Resolved', { exact: true })).toBeVisible();
  // Keys pressed on the pin are not for the selected shape.
  await pin.press('Delete');
  await expect(stage.getByText('What the harbour is for')).toBeVisible();
  await expectEditorAccessible(page);

  // Without a selection it is about the slide; deleted, it can be restored, and undone.
  await stage.focus();
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'Add a comment' }).click();
  await page.keyboard.type('Nice colours');
  await editor.getByRole('button', { name: 'Comment', exact: true }).click();
  const second = cards.getByRole('article').filter({ hasText: 'Nice colours' });
  await expect(second.getByRole('button', { name: 'The slide' })).toBeVisible();
  await second.getByRole('button', { name: 'Delete' }).click();
  await expect(second).toBeHidden();
  await editor.getByText('The comment was deleted.').getByRole('button', { name: 'Undo' }).click();
  await expect(second).toBeVisible();
  await expectSaved(page);

  await page.reload();
  await expect(stage).toBeVisible({ timeout: 60_000 });
  await stage
    .getByRole('button', { name: /^Comment by / })
    .last()
    .click();
  await expect(cards.getByRole('article')).toHaveCount(2);
  await expect(cards.locator('[aria-current="true"]')).toHaveCount(1);
  await expect(card.getByText('It is for now.')).toBeVisible();
  await card.click();
  await card.getByRole('button', { name: 'Reopen' }).click();
  await expect(card.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await expectSaved(page);

  const parts = readComments(await file.read());
  expect(parts).toHaveLength(1);
  expect(parts[0]).toContain('<a:t>Is this the whole question?</a:t>');
  expect(parts[0]).toMatch(/<p188:replyLst>.*It is for now\..*<\/p188:replyLst>/s);
  expect(parts[0]).toMatch(/<ac:deMkLst .*<ac:spMk id="2"/s);
  expect(parts[0]).not.toContain('status="resolved"');
});

/** A blank presentation that has modern comments of PowerPoint. */
function createModernPresentation(): Uint8Array {
  const relationship =
    '<Relationship Id="rIdAuthors" Type="http://schemas.microsoft.com/office/2018/10/relationships/authors" Target="authors.xml"/></Relationships>';
  const type =
    '<Override PartName="/ppt/authors.xml" ContentType="application/vnd.ms-powerpoint.authors+xml"/></Types>';
  const rewrite = (name: string, read: () => string) => {
    if (name === 'ppt/_rels/presentation.xml.rels') return read().replace('</Relationships>', relationship);
    return name === '[Content_Types].xml' ? read().replace('</Types>', type) : undefined;
  };
  const content = new TextEncoder().encode(
    '<p188:authorLst xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"/>',
  );
  return writeZip([
    ...readZip(rewriteParts({ bytes: blankPptx(), codec: fflateCodec, rewrite })),
    packEntry({ name: 'ppt/authors.xml', content, codec: fflateCodec }),
  ]);
}

/** The parts with comments, as text. */
const readComments = (bytes: Uint8Array): string[] =>
  readZip(bytes)
    .filter(({ name }) => name.startsWith('ppt/comments/'))
    .map((entry) => new TextDecoder().decode(inflateEntry(entry, fflateCodec)));
