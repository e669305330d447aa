import type {
  AssignmentId,
  ChangeOwnPracticeBody,
  ChangeReviewPracticeBody,
  OwnPractice,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/peer-review-practice';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendCall, sendForm } from '../../../lib/api.ts';

/** Not refetched automatically, because the user edits a copy of it. */
export const practiceQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'practice', assignmentId],
    queryFn: ({ signal }) => callApi(calls.readReviewPractice, { query: { assignmentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changePractice(body: ChangeReviewPracticeBody): Promise<void> {
  return sendCall(calls.changeReviewPractice, { body });
}

/** Extracts the text of a Word document or plain text file. */
export async function readExample(file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file);
  return (await sendForm(calls.readPracticeFile, body)).text;
}

export const practisedQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'practised', assignmentId],
    queryFn: ({ signal }) => callApi(calls.listPractised, { query: { assignmentId }, signal }),
  });

/** Not refetched automatically either, because the user may be typing. */
export const ownPracticeQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'own-practice', assignmentId],
    queryFn: ({ signal }) => callApi(calls.readOwnPractice, { query: { assignmentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changeOwnPractice(body: ChangeOwnPracticeBody): Promise<OwnPractice> {
  return callApi(calls.changeOwnPractice, { body });
}
