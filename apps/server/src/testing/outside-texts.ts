import { type FileId, fileIdSchema } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { inject } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../domain/accounts/index.ts';
import { password } from './password.ts';

/** Texts of students at a program that runs elsewhere; its database is open in the test. */
export interface OpenText {
  fileId: FileId;
  /** WOPI access token of the file. */
  token: string;
}

/** Each text is locked by it. */
export const lock = 'outside';
const enrollkey = 'RO-00001';

const startedSchema = z.object({
  submission: z.object({ submissionId: z.number(), fileId: fileIdSchema }),
});
const frameSchema = z.object({ fields: z.object({ access_token: z.string() }) });
const createdSchema = z.object({ id: z.number() });

/** A class with an assignment. Each call of what comes back enrols a new student and opens their text. */
export async function openAssignment(address: string): Promise<(username: string) => Promise<OpenText>> {
  const instructor = await signIn(address, 'instructor', 'ROLE_INSTRUCTOR');
  const today = DateTime.utc();
  const classAnswer = await instructor('/api/classes/registerclass', {
    classname: 'Writing from outside',
    enrollkey,
    classStartDate: today.minus({ days: 2 }).toISODate(),
    classEndDate: today.plus({ days: 30 }).toISODate(),
    subjectarea: 11,
    studentlevel: 1,
    classTimeZone: 'Europe/Berlin',
  });
  const { id: classId } = createdSchema.parse(classAnswer);
  const dates = { startDate: today.minus({ days: 1 }).toISO(), endDate: today.plus({ days: 9 }).toISO() };
  const assignment = { classId, title: 'Essay', pointValue: 100, description: 'Write.', ...dates };
  const { id } = createdSchema.parse(await instructor('/api/classes/createAssignment', assignment));
  return async (username) => {
    const student = await signIn(address, username, 'ROLE_STUDENT');
    await student(`/api/classes/ClassSearch?enrollkey=${enrollkey}`);
    await student(`/api/classes/classenroll?id=${classId}`);
    const { submission } = startedSchema.parse(await student(`/api/student/assignment?id=${id}`));
    const opened = await student(`/api/editor/frame?submissionId=${submission.submissionId}`);
    const token = frameSchema.parse(opened).fields.access_token;
    await fetch(`${address}/wopi/files/${submission.fileId}?access_token=${token}`, {
      method: 'POST',
      headers: { 'x-wopi-override': 'LOCK', 'x-wopi-lock': lock },
    });
    return { fileId: submission.fileId, token };
  };
}

async function signIn(address: string, username: string, role: 'ROLE_INSTRUCTOR' | 'ROLE_STUDENT') {
  await createAccount({
    username,
    email: `${username}@example.org`,
    firstName: 'Test',
    lastName: username,
    passwordHash: inject('passwordHash'),
    roles: [role],
    at: new Date(),
  });
  const send = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const session = await send('/api/auth/signin', { username, password });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(session);
  return (path: string, body?: unknown) => send(path, body, { authorization: `Bearer ${accessToken}` });
}
