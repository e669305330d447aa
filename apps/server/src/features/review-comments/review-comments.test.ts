import { reviewCommentsSchema } from '@redraft/contracts';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { enrollStudent } from '../../testing/course.ts';
import { setSubmitted, startedReview } from '../../testing/reviews.ts';

const app = useApp();
let world: Awaited<ReturnType<typeof startedReview>>;
beforeAll(async () => {
  world = await startedReview(app);
  const said = { on: 'somebody', text: 'Who? The reader does not know.', author: 'A name' };
  await world.reviewer.workspace.put(docxWithComments('A text that somebody reviews.', [said]));
});

const read = (caller: Caller) => caller.call('GET', '/api/peerreview/comments', { query: { id: world.id } });

it('the comments of a review contain text and quote from its file, without their author', async () => {
  const { body } = await read(world.reviewer.student);
  expect(reviewCommentsSchema.parse(body)).toEqual({
    comments: [{ id: 0, quote: 'somebody', text: 'Who? The reader does not know.' }],
  });
  expect(JSON.stringify(body)).not.toContain('A name');
});

it('the comments of a review are released to the author with the review', async () => {
  await setSubmitted(world.id, null);
  expect((await read(world.author.student)).status).toBe(404);
  await setSubmitted(world.id, new Date());
  expect((await read(world.author.student)).status).toBe(200);
  expect((await read(world.instructor)).status).toBe(200);
});

it('other students, outsiders and anonymous users cannot read the comments of a review', async () => {
  expect((await read(await enrollStudent(app, world.classId))).status).toBe(404);
  expect((await read(await app.signInAs('ROLE_STUDENT'))).status).toBe(404);
  const nobody = await app.anonymous('GET', '/api/peerreview/comments', { query: { id: world.id } });
  expect(nobody.status).toBe(401);
});

it('the comments of a review require a numeric ID', async () => {
  const { status } = await world.instructor.call('GET', '/api/peerreview/comments', { query: { id: 'x' } });
  expect(status).toBe(400);
});
