import { type FileId, fileIdSchema } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Account } from './accounts.ts';

const zone = 'Europe/Berlin';
/** WOPI lock id of every text. */
export const lock = 'bench';

/** A class with one open assignment; tracked changes are accepted on submission. */
export interface Place {
  classId: number;
  assignmentId: number;
  /** Enrollment key. */
  enrollkey: string;
}

/** A student's text, open and locked in an editor. */
export interface OpenText {
  address: string;
  submissionId: number;
  /** The draft to submit. */
  draftId: number;
  fileId: FileId;
  /** WOPI access token for this file. */
  token: string;
}

const createdSchema = z.object({ id: z.number() });

/** @param title Of the class and of the assignment. */
export async function openPlace(instructor: Account, title: string, enrollkey: string): Promise<Place> {
  const today = DateTime.now().setZone(zone);
  const course = await instructor.post('/api/classes/registerclass', {
    classname: title,
    enrollkey,
    classStartDate: today.minus({ days: 2 }).toISODate(),
    classEndDate: today.plus({ days: 30 }).toISODate(),
    subjectarea: 11,
    studentlevel: 1,
    classTimeZone: zone,
  });
  const classId = createdSchema.parse(course).id;
  const assignment = await instructor.post('/api/classes/createAssignment', {
    classId,
    title,
    pointValue: 100,
    autoAccept: true,
    startDate: today.minus({ days: 1 }).toUTC().toISO(),
    endDate: today.plus({ days: 10 }).toUTC().toISO(),
  });
  return { classId, assignmentId: createdSchema.parse(assignment).id, enrollkey };
}

const startedSchema = z.object({
  submission: z.object({ submissionId: z.number(), fileId: fileIdSchema }),
  currentStep: z.object({ draftId: z.number() }),
});
const frameSchema = z.object({ fields: z.object({ access_token: z.string() }) });

/** Enrolls the student, starts the assignment and opens the text. */
export async function openText(address: string, student: Account, place: Place): Promise<OpenText> {
  await student.post(`/api/classes/ClassSearch?enrollkey=${place.enrollkey}`);
  await student.post(`/api/classes/classenroll?id=${place.classId}`);
  const started = await student.post(`/api/student/assignment?id=${place.assignmentId}`);
  const { submission, currentStep } = startedSchema.parse(started);
  return { ...currentStep, ...(await openEditor(address, student, submission)) };
}

/** What an editor needs to read and write a text. */
type OpenFile = Pick<OpenText, 'address' | 'fileId' | 'token'>;

/** Opens and locks a text that was started before. */
export async function openEditor<Started extends Pick<OpenText, 'submissionId' | 'fileId'>>(
  address: string,
  student: Account,
  submission: Started,
): Promise<Started & OpenFile> {
  const opened = await student.post(`/api/editor/frame?submissionId=${submission.submissionId}`);
  const text = { ...submission, address, token: frameSchema.parse(opened).fields.access_token };
  await changeLock(text, 'LOCK');
  return text;
}

/** Unlocks a file, so that another editor can write it. */
export async function closeEditor(text: OpenFile): Promise<void> {
  await changeLock(text, 'UNLOCK');
}

function changeLock(text: OpenFile, override: 'LOCK' | 'UNLOCK'): Promise<Response> {
  const headers = { 'x-wopi-override': override, 'x-wopi-lock': lock };
  return fetch(wopiAddress(text, ''), { method: 'POST', headers });
}

/** PutFile with a whole document, like an editor: based on the version with that time, or unconditionally. */
export function putFile(text: OpenFile, bytes: Uint8Array, onto: string | null = null): Promise<Response> {
  return fetch(wopiAddress(text, '/contents'), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-wopi-override': 'PUT',
      'x-wopi-lock': lock,
      ...(onto === null ? {} : { 'x-cool-wopi-timestamp': onto }),
    },
    body: new Uint8Array(bytes),
  });
}

export function getFile(text: OpenText): Promise<Response> {
  return fetch(wopiAddress(text, '/contents'));
}

/** Submits; this accepts tracked changes. */
export function handIn(student: Account, { submissionId, draftId }: OpenText): Promise<Response> {
  return student.request(`/api/student/submission?id=${submissionId}&draftId=${draftId}`, { method: 'POST' });
}

export function wopiAddress({ address, fileId, token }: OpenFile, path: string): string {
  return `${address}/wopi/files/${fileId}${path}?access_token=${token}`;
}
