import { type SavedComment, savedCommentSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Caller, useApp } from '../../testing/app.ts';

const app = useApp();
const path = '/api/comments';
const keep = (caller: Caller, comment: string) => caller.call('POST', path, { body: { comment } });
const stored = async (caller: Caller, comment: string): Promise<SavedComment> =>
  savedCommentSchema.parse((await keep(caller, comment)).body);
const all = async (caller: Caller): Promise<string[]> =>
  z
    .array(savedCommentSchema)
    .parse((await caller.call('GET', path)).body)
    .map(({ comment }) => comment);

it('a comment bank contains saved comments without duplicates, newest first, for its owner only', async () => {
  const [instructor, other] = [await app.signInAs('ROLE_INSTRUCTOR'), await app.signInAs('ROLE_INSTRUCTOR')];
  await keep(instructor, 'Where is the source?');
  await keep(instructor, 'Well argued.');
  await keep(instructor, ' Where is the source?');
  expect(await all(instructor)).toEqual(['Well argued.', 'Where is the source?']);
  expect(await all(other)).toEqual([]);
});

it('changing a saved comment with an outdated version is a conflict', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { id, version } = await stored(instructor, 'Well argued.');
  const change = (comment: string) => instructor.call('PUT', path, { body: { id, version, comment } });
  expect((await change('Very well argued.')).status).toBe(200);
  expect(await change('Badly argued.')).toMatchObject({ status: 409, body: { code: 'conflict.changed' } });
  expect(await all(instructor)).toEqual(['Very well argued.']);
});

it('saved comments of others are not found', async () => {
  const [instructor, other] = [await app.signInAs('ROLE_INSTRUCTOR'), await app.signInAs('ROLE_INSTRUCTOR')];
  const { id, version } = await stored(instructor, 'Well argued.');
  for (const one of [id, 999_999]) {
    expect((await other.call('PUT', path, { body: { id: one, version, comment: 'X' } })).status).toBe(404);
    expect((await other.call('DELETE', path, { query: { id: one } })).status).toBe(404);
  }
  expect((await instructor.call('DELETE', path, { query: { id } })).status).toBe(200);
  expect(await all(instructor)).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['5001 characters', 'x'.repeat(5001)],
])('a saved comment of %s is refused', async (_name, comment) => {
  expect((await keep(await app.signInAs('ROLE_INSTRUCTOR'), comment)).status).toBe(400);
});

it('only instructors have a comment bank', async () => {
  for (const role of ['ROLE_STUDENT', 'ROLE_TEACHING_ASSISTANT'] as const)
    expect((await keep(await app.signInAs(role), 'Well argued.')).status).toBe(403);
});
