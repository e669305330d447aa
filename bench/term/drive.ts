import { fileIdSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { z } from 'zod';
import { pool } from '../../apps/server/src/platform/db.ts';
import { type Account, signIn } from '../accounts.ts';
import type { ServerProcess } from '../server.ts';
import { studentCredentials } from '../students.ts';
import { openEditor, putFile } from '../writing.ts';
import { size } from './size.ts';

const people = Math.min(20, size.instructors);
const savesOfStudent = 30;
const { password } = studentCredentials('instructor');

/** Milliseconds of one kind of request. */
export type Times = Map<string, number[]>;

/** Students write, instructors read and grade, an administrator searches; one after the other in each role, the roles side by side. */
export async function driveTerm({ address }: ServerProcess): Promise<Times> {
  const times: Times = new Map();
  const measure = async <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    const answer = await act();
    times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
    return answer;
  };
  const numbers = Array.from({ length: people }, (_, index) => index);
  const run = async (act: (index: number) => Promise<void>) => {
    for (const index of numbers) await act(index);
  };
  const enter = (username: string) => measure('sign in', () => signIn(address, { username, password }));
  const get = (account: Account, name: string, path: string, method = 'GET') =>
    measure(name, async () => {
      const answer = await account.request(path, { method });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    });
  await Promise.all([
    run(async (index) => {
      const student = await enter(`learner${index * 7}`);
      await get(student, 'home of a student', '/api/home');
      const place = await selectPlace(student.username);
      await get(student, 'class of a student', `/api/classes/getclass?id=${place.classId}`, 'POST');
      await get(student, 'workspace', `/api/student/assignment?id=${place.assignmentId}`);
      const text = await measure('editor opened', () => openEditor(address, student, place));
      for (let save = 0; save < savesOfStudent; save++) {
        const answer = await measure('save', () =>
          putFile(text, docxFromText(`Save number ${save} of this text.`)),
        );
        if (!answer.ok) throw new Error(`Not saved: ${answer.status}`);
      }
    }),
    run(async (index) => {
      const instructor = await enter(`teacher${index}`);
      const { classId, submissionId } = await selectTaught(instructor.username);
      await get(instructor, 'home of an instructor', '/api/home');
      await get(instructor, 'class of an instructor', `/api/classes/getclass?id=${classId}`, 'POST');
      await get(instructor, 'grade book', `/api/classes/gradebook?classId=${classId}`);
      await get(instructor, 'reader', `/api/classes/readsubmission?submissionId=${submissionId}`, 'POST');
      await get(instructor, 'graph of a text', `/api/classes/progression?submissionId=${submissionId}`);
      await get(instructor, 'times of a class', `/api/classes/graphs/times?id=${classId}`);
    }),
    administrate(address, get),
  ]);
  return times;
}

type Get = (account: Account, name: string, path: string, method?: string) => Promise<unknown>;

async function administrate(address: string, get: Get): Promise<void> {
  const admin = await signIn(address, studentCredentials('instructor'));
  for (let page = 1; page <= 3; page++) {
    await get(admin, 'accounts of an administrator', `/api/admin/users?index=${page}`);
    await get(admin, 'account found by its address', `/api/admin/user?email=learner${page}7@example.org`);
    await get(admin, 'health', '/api/admin/health');
  }
}

const placeSchema = z.object({
  classId: z.coerce.number(),
  assignmentId: z.coerce.number(),
  submissionId: z.coerce.number(),
  fileId: fileIdSchema,
});

async function selectPlace(username: string) {
  return selectOne(
    `submissions.student_id = (SELECT id FROM users WHERE lower(username) = $1)
      AND NOT EXISTS (SELECT FROM draft_submissions WHERE submission_id = submissions.id)`,
    username,
  );
}

async function selectTaught(username: string) {
  return selectOne(`classes.owner_id = (SELECT id FROM users WHERE lower(username) = $1)`, username);
}

/** The first text of the person. */
async function selectOne(condition: string, username: string) {
  const { rows } = await pool().query(
    `/* bench */ SELECT classes.id AS "classId", assignments.id AS "assignmentId", submissions.id AS "submissionId", main_file_id AS "fileId"
     FROM submissions JOIN assignments ON assignments.id = assignment_id JOIN classes ON classes.id = class_id
     WHERE ${condition} LIMIT 1`,
    [username],
  );
  return placeSchema.parse(rows[0]);
}
