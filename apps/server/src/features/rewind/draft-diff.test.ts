import { textDiffSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { openWorkspace, startedAssignment } from '../../testing/open-workspace.ts';
import { readOverview } from './testing-overview.ts';

const app = useApp();
const path = '/api/classes/textdiff';

/** A submission with two saves, and the IDs of its initial text and of both. */
async function writtenText() {
  const world = await startedAssignment(app);
  await world.workspace.save('The end of a text & more');
  const { initial } = await readOverview(world.instructor, world.workspace.submissionId);
  const fileId = initial.slice(0, -2);
  return { ...world, fileId, ids: [initial, `${fileId}-1`, `${fileId}-2`] as const };
}

async function diff(caller: Caller, oldId: string, newId: string) {
  const answer = await caller.call('POST', path, { query: { oldId, newId } });
  expect(answer.status).toBe(200);
  return textDiffSchema.parse(answer.body);
}

it('two versions are compared word by word as HTML without markup from the text', async () => {
  const { instructor, ids, fileId } = await writtenText();
  const compared = {
    response: '<p>The <del>beginning</del><ins>end</ins> of a text<ins> &amp; more</ins></p>',
    words: { added: 2, removed: 1, moved: 0 },
  };
  expect(await diff(instructor, ids[1], ids[2])).toEqual(compared);
  expect(await diff(instructor, ids[1], fileId)).toEqual(compared);
  expect((await diff(instructor, ids[0], ids[1])).response).toBe('<p><ins>The beginning of a text</ins></p>');
});

it('students can compare versions of their own text only', async () => {
  const { instructor, student, classId, id, ids } = await writtenText();
  expect((await diff(student, ids[1], ids[2])).words.added).toBe(2);
  const other = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, other, id);
  await workspace.save('Text of another student');
  const { initial } = await readOverview(instructor, workspace.submissionId);
  const outsiders = [other, await app.signInAs('ROLE_INSTRUCTOR')];
  for (const caller of outsiders)
    expect(await caller.call('POST', path, { query: { oldId: ids[1], newId: ids[2] } })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  for (const caller of [student, other, instructor])
    for (const query of [
      { oldId: ids[1], newId: initial },
      { oldId: initial, newId: ids[1] },
    ])
      expect(await caller.call('POST', path, { query })).toMatchObject({ status: 404 });
});

it('unknown versions and files cannot be compared', async () => {
  const { instructor, ids, fileId } = await writtenText();
  for (const newId of [`${fileId}-99`, '999999999', '999999999-1'])
    expect(await instructor.call('POST', path, { query: { oldId: ids[1], newId } })).toMatchObject({
      status: 404,
    });
});

it.each(['', '0', '-1', 'one', '1-', '1-2-3', '1.5', '99999999999999999', '1-9999999999', '<p>'])(
  'comparing with "%s" is refused',
  async (newId) => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    expect(await instructor.call('POST', path, { query: { oldId: '1', newId } })).toMatchObject({
      status: 400,
    });
    expect(await instructor.call('POST', path, { query: { newId: '1', oldId: newId } })).toMatchObject({
      status: 400,
    });
  },
);

it('comparing requires a session', async () => {
  expect(await app.anonymous('POST', path, { query: { oldId: '1', newId: '2' } })).toMatchObject({
    status: 401,
  });
});

it('expensive comparisons run in a worker thread without blocking other requests', async () => {
  const { instructor, workspace: opened, fileId } = await writtenText();
  const words = ['the', 'of', 'and', 'a', 'to', 'in'];
  const hard = (seed: number) =>
    Array.from({ length: 12_000 }, (_, at) => words[(at * at * seed + (at >> 3)) % 6]).join(' ');
  await opened.save(hard(5));
  await opened.save(hard(7));
  const comparing = diff(instructor, `${fileId}-3`, `${fileId}-4`);
  const first = await Promise.race([
    comparing.then(() => 'compared'),
    app.anonymous('GET', '/api/health').then(() => 'answered'),
  ]);
  expect(first).toBe('answered');
  expect((await comparing).response).toMatch(/^<p>.*<\/p>$/);
}, 60_000);
