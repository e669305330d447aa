import { studentAssignmentSchema, studentClassDetailSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import {
  assignmentBody,
  classWithAssignment,
  createClass,
  enrollStudent,
  hoursFromNow,
  readAssignment,
} from '../../testing/course.ts';

const app = useApp();
const richDescription = [
  { type: 'heading', indent: 0, runs: [{ text: 'Task' }] },
  { type: 'bulletItem', indent: 0, runs: [{ text: 'Write ' }, { text: '500 words', bold: true }] },
  { type: 'paragraph', indent: 0, runs: [{ text: 'Read this', link: 'https://example.org/story' }] },
];
const plain = 'Task\n• Write 500 words\nRead this';
const patch = (caller: Caller, body: Record<string, unknown>) =>
  caller.call('PATCH', '/api/classes/assignment', { body });
const describedBy = async (caller: Caller, id: number) => {
  const { description, richDescription: rich } = await readAssignment(caller, id);
  return { description, richDescription: rich };
};

describe('a description with its format', () => {
  it('a formatted description is stored with its plain text, whatever plain text the client sends', async () => {
    const { instructor, id } = await classWithAssignment(app, { description: 'Other', richDescription });
    expect(await describedBy(instructor, id)).toEqual({ description: plain, richDescription });
  });

  it('a formatted description is shown to students in class and workspace', async () => {
    const { id, classId } = await classWithAssignment(app, { richDescription });
    const student = await enrollStudent(app, classId);
    const seen = await student.call('GET', '/api/student/assignment', { query: { id } });
    expect(studentAssignmentSchema.parse(seen.body)).toMatchObject({ description: plain, richDescription });
    const classAnswer = await student.call('POST', '/api/classes/getclass', { query: { id: classId } });
    const { assignments } = studentClassDetailSchema.parse(classAnswer.body);
    expect(assignments[0]).toMatchObject({ description: plain, richDescription });
  });

  it('a plain description replaces a formatted one, and other changes keep it', async () => {
    const { instructor, id } = await classWithAssignment(app, { richDescription });
    await patch(instructor, { id, title: 'Renamed' });
    expect(await describedBy(instructor, id)).toEqual({ description: plain, richDescription });
    await patch(instructor, { id, description: 'Write <b>.' });
    expect(await describedBy(instructor, id)).toEqual({
      description: 'Write <b>.',
      richDescription: null,
    });
  });

  it('a description without formatting is stored as plain text', async () => {
    const paragraphs = ['One', 'Two'].map((text) => ({ type: 'paragraph', runs: [{ text }] }));
    const { instructor, id } = await classWithAssignment(app, { richDescription: paragraphs });
    expect(await describedBy(instructor, id)).toEqual({ description: 'One\nTwo', richDescription: null });
  });

  it('a formatted description is copied', async () => {
    const { instructor, classId, id } = await classWithAssignment(app, { richDescription });
    const { status } = await instructor.call('POST', '/api/classes/assignment/copy', {
      body: { id, classId, title: 'Again', startDate: hoursFromNow(1) },
    });
    expect(status).toBe(200);
    const rows = await db()
      .selectFrom('assignments')
      .select(['description', 'rich_description'])
      .where('class_id', '=', classId)
      .execute();
    const expected = { description: plain, rich_description: richDescription };
    expect(rows).toEqual([expected, expected]);
  });

  it('a change of a formatted description is logged with the previous one', async () => {
    const { instructor, id } = await classWithAssignment(app, { richDescription });
    await patch(instructor, { id, richDescription: null });
    const { details } = await db()
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'assignment.update')
      .where('subject_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ fields: { richDescription: { from: richDescription, to: null } } });
    expect(await describedBy(instructor, id)).toEqual({ description: plain, richDescription: null });
  });

  const words = (run: Record<string, unknown>) => [{ type: 'paragraph', runs: [{ text: 'a', ...run }] }];
  it.each<[string, unknown]>([
    ['a script for a link', words({ link: 'javascript:alert(1)' })],
    ['a script behind a line break', words({ link: 'java\nscript:alert(1)' })],
    ['data for a link', words({ link: 'data:text/html,<script>alert(1)</script>' })],
    ['a handler', words({ onclick: 'alert(1)' })],
    ['a block that is a script', [{ type: 'script', runs: [{ text: 'alert(1)' }] }]],
    ['markup', '<p onclick="alert(1)">a</p>'],
    ['more than may be read', words({ text: 'a'.repeat(20_001) })],
    [
      'more than may be read in many runs',
      [
        {
          type: 'paragraph',
          runs: Array.from({ length: 30 }, () => ({ text: 'a'.repeat(700), bold: true })),
        },
      ],
    ],
  ])('a formatted description with %s is refused, for new and changed assignments', async (_name, rich) => {
    const { instructor, id, classId } = await classWithAssignment(app, { richDescription });
    const created = await instructor.call('POST', '/api/classes/createAssignment', {
      body: { classId, ...assignmentBody({ richDescription: rich }) },
    });
    expect(created.status).toBe(400);
    expect((await patch(instructor, { id, richDescription: rich })).status).toBe(400);
    expect(await describedBy(instructor, id)).toEqual({ description: plain, richDescription });
  });

  it('a formatted description escapes markup characters', async () => {
    const runs = [{ text: '<script>alert(1)</script>', bold: true }];
    const rich = [{ type: 'paragraph', indent: 0, runs }];
    const { instructor, id } = await classWithAssignment(app, { richDescription: rich });
    expect(await describedBy(instructor, id)).toEqual({
      description: '<script>alert(1)</script>',
      richDescription: rich,
    });
  });

  it('only the owner of the class can change a formatted description', async () => {
    const { id, classId } = await classWithAssignment(app, { richDescription });
    const stranger = await app.signInAs('ROLE_INSTRUCTOR');
    await createClass(stranger);
    expect((await patch(stranger, { id, richDescription: null })).status).toBe(404);
    const student = await enrollStudent(app, classId);
    expect((await patch(student, { id, richDescription: null })).status).toBe(403);
  });
});
