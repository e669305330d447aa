import { docxFromText, textOfDocx } from '@redraft/documents';
import { expect, it } from 'vitest';
import { textAt } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import type { OpenedFile } from '../../testing/frames.ts';
import {
  openReview,
  type RoundStudent,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { suggestedDocx } from '../../testing/suggested-files.ts';

/** Simultaneous editing is not supported; several users of one text must not block each other. */
const app = useApp();

/** Saves as an editor that bases each version on the previous one. */
function writer(file: Pick<OpenedFile, 'put'>, write: (text: string) => Uint8Array = docxFromText) {
  let onto: string | undefined;
  return async (text: string) => {
    const { status, body } = await file.put(write(text), onto ? { 'x-cool-wopi-timestamp': onto } : {});
    if (status === 200) onto = JSON.parse(body).LastModifiedTime;
    return status;
  };
}

async function started() {
  const round = await reviewRound(app, { size: 2 });
  const [author, reviewer] = round.students;
  if (!author || !reviewer) throw new Error('The round has two students.');
  return { round, author, reviewer };
}

async function loadFile({ submissionId }: RoundStudent) {
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return fileId;
}

it("an instructor's comment does not block the student's saves, and the commented version is kept", async () => {
  const { round, author } = await started();
  const { instructor } = round;
  const { submissionId } = author;
  const save = writer(author.workspace);
  expect(await save('One two three')).toBe(200);
  const passage = { submissionId, seq: 2, from: 4, to: 7 };
  const { id: draftSubmissionId } = await db()
    .selectFrom('draft_submissions')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const [saved, commented, ended] = await Promise.all([
    save('One two three four'),
    instructor.call('POST', '/api/submission/comments', { body: { ...passage, comment: 'Why two?' } }),
    instructor.call('POST', '/api/classes/endComment', { body: { submissionId, draftSubmissionId } }),
  ]);
  expect([saved, commented.status, ended.status]).toEqual([200, 200, 200]);
  expect(await save('One two three four five')).toBe(200);
  const { version_seq: seq } = await db()
    .selectFrom('commented_versions')
    .select('version_seq')
    .where('draft_submission_id', '=', draftSubmissionId)
    .executeTakeFirstOrThrow();
  const stored = (await textAt(await loadFile(author), seq)).trim();
  expect(['One two three', 'One two three four']).toContain(stored);
  expect(textOfDocx(await author.workspace.read()).trim()).toBe('One two three four five');
});

it('reviewer and author can write at the same time, each in their own file', async () => {
  const { round, author, reviewer } = await started();
  const review = await takeUp(round, reviewer.caller);
  const reviewed = await openReview(app, reviewer.caller, review.id);
  expect((await reviewed.lock()).status).toBe(200);
  const before = textOfDocx(await reviewed.read()).trim();
  const suggesting = (words: string) => suggestedDocx({ original: before, words });
  const [reviewing, writing] = [writer(reviewed, suggesting), writer(author.workspace)];
  const statuses = [];
  for (const words of ['one', 'one two', 'one two three'])
    statuses.push(...(await Promise.all([reviewing(`${before} Remark ${words}`), writing(`Mine ${words}`)])));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(textOfDocx(await author.workspace.read()).trim()).toBe('Mine one two three');
  expect(textOfDocx(await reviewed.read()).trim()).toBe(`${before} Remark one two three`);
  expect((await submitReview(reviewer.caller, review.id)).status).toBe(200);
  expect(await reviewing('Too late')).toBeOneOf([401, 403]);
  expect(await writing('Mine, after the review')).toBe(200);
});
