import type {
  AssignmentId,
  ChangeOwnPracticeBody,
  ChangeReviewPracticeBody,
  OwnPractice,
} from '@redraft/contracts';
import {
  ownPracticeSchema,
  practiceFileSchema,
  practisedSchema,
  reviewPracticeSchema,
} from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendForm } from '../../../lib/api.ts';

/** Not looked at again by itself: what is being chosen was made from it. */
export const practiceQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'practice', assignmentId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/practice', {
        query: { assignmentId },
        answer: reviewPracticeSchema,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changePractice(body: ChangeReviewPracticeBody): Promise<void> {
  return callApi('PUT', '/api/peerreview/practice', { body });
}

/** The words of a Word document or a plain text. */
export async function readExample(file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file);
  return (await sendForm('/api/peerreview/practiceFile', body, practiceFileSchema)).text;
}

export const practisedQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'practised', assignmentId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/practised', {
        query: { assignmentId },
        answer: practisedSchema,
        signal,
      }),
  });

/** Not looked at again by itself either: somebody may be typing. */
export const ownPracticeQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'own-practice', assignmentId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/ownPractice', {
        query: { assignmentId },
        answer: ownPracticeSchema,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changeOwnPractice(body: ChangeOwnPracticeBody): Promise<OwnPractice> {
  return callApi('PUT', '/api/peerreview/ownPractice', { body, answer: ownPracticeSchema });
}
