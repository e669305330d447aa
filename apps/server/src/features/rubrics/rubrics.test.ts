import { type Rubric, rubricSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';

const app = useApp();
const low = { title: 'Not yet', description: '', points: 0 };
const high = { title: 'Convincing', description: 'Each claim has its reason.', points: 4.5 };
const content = (rest: Record<string, unknown> = {}) => ({
  title: 'Argumentative essay',
  criteria: [{ title: 'Argument', description: 'Claims and reasons', levels: [low, high] }],
  ...rest,
});

const add = (caller: Caller, rest: Record<string, unknown> = {}) =>
  caller.call('POST', '/api/rubrics', { body: content(rest) });
const added = async (caller: Caller, rest: Record<string, unknown> = {}): Promise<Rubric> =>
  rubricSchema.parse((await add(caller, rest)).body);
const change = (caller: Caller, body: Record<string, unknown>) =>
  caller.call('PUT', '/api/rubrics', { body: content(body) });
const remove = (caller: Caller, id: number) => caller.call('DELETE', '/api/rubrics', { query: { id } });
const library = async (caller: Caller): Promise<Rubric[]> =>
  z.array(rubricSchema).parse((await caller.call('GET', '/api/rubrics')).body);
const taken = { status: 409, body: { code: 'rubric.title_taken' } };
const missing = { status: 404, body: { code: 'not_found' } };

it('the rubric library lists rubrics by title, with levels from most to fewest points', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  await add(instructor, { title: 'summary' });
  await add(instructor);
  const [first, second] = await library(instructor);
  expect(first).toMatchObject({ ...content(), criteria: [{ levels: [high, low] }], version: 1 });
  expect(second?.title).toBe('summary');
});

it("a rubric library contains only the user's own rubrics", async () => {
  await add(await app.signInAs('ROLE_INSTRUCTOR'));
  expect(await library(await app.signInAs('ROLE_INSTRUCTOR'))).toEqual([]);
});

it('rubric titles are unique per owner, ignoring case', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  await add(instructor);
  expect(await add(instructor, { title: ' ARGUMENTATIVE essay' })).toMatchObject(taken);
  expect((await add(await app.signInAs('ROLE_INSTRUCTOR'))).status).toBe(200);
});

it('two simultaneous requests create one rubric of a title', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const answers = await Promise.all([add(instructor), add(instructor)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each([
  ['without a criterion', { criteria: [] }],
  ['without a title', { title: ' ' }],
  ['with a single level', { criteria: [{ title: 'Argument', levels: [low] }] }],
  ['with points below nothing', { criteria: [{ title: 'A', levels: [low, { ...high, points: -1 }] }] }],
])('a rubric %s is refused', async (_name, rest) => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await add(instructor, rest)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await library(instructor)).toEqual([]);
});

it('changing a rubric stores the new content as the next version', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { id, version } = await added(instructor);
  const answer = await change(instructor, { id, version, title: 'Essay' });
  expect(answer).toMatchObject({ status: 200, body: { id, title: 'Essay', version: version + 1 } });
  expect(await library(instructor)).toMatchObject([{ title: 'Essay' }]);
});

it('changing a rubric with an outdated version is a conflict', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { id, version } = await added(instructor);
  await change(instructor, { id, version, title: 'One' });
  expect(await change(instructor, { id, version, title: 'Two' })).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
  expect(await library(instructor)).toMatchObject([{ title: 'One' }]);
});

it('changing a rubric may keep its title or change its case, but not use that of another rubric', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  await added(instructor, { title: 'Summary' });
  const { id, version } = await added(instructor);
  expect(await change(instructor, { id, version, title: 'summary' })).toMatchObject(taken);
  expect((await change(instructor, { id, version, title: 'ARGUMENTATIVE ESSAY' })).status).toBe(200);
});

it('changing a rubric is logged with its previous content', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { id, version } = await added(instructor);
  await change(instructor, { id, version, title: 'Essay' });
  await remove(instructor, id);
  const log = await db()
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_type', '=', 'rubric')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    { action: 'rubric.create' },
    { action: 'rubric.update', details: { before: { title: 'Argumentative essay' } } },
    { action: 'rubric.delete', details: { title: 'Essay', criteria: [{ title: 'Argument' }] } },
  ]);
});

it("another user's rubric is not found, for changing and for deleting", async () => {
  const owner = await app.signInAs('ROLE_INSTRUCTOR');
  const { id, version } = await added(owner);
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  for (const one of [id, 999_999]) {
    expect(await change(other, { id: one, version })).toMatchObject(missing);
    expect(await remove(other, one)).toMatchObject(missing);
  }
  expect(await library(owner)).toHaveLength(1);
});
