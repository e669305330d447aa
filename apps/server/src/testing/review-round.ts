import {
  type AssignmentId,
  type ClassId,
  type PeerReview,
  type PreviewItem,
  peerReviewSchema,
  previewPageSchema,
  studentClassDetailSchema,
} from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import type { Answer, Caller, TestApp } from './app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from './course.ts';
import { openedFile } from './frames.ts';
import { openWorkspace, type Workspace } from './open-workspace.ts';

export interface RoundStudent {
  caller: Caller;
  workspace: Workspace;
  submissionId: Workspace['submissionId'];
}

export interface ReviewRound {
  instructor: Caller;
  classId: ClassId;
  id: AssignmentId;
  /** Submissions of the first draft. */
  draftId: number;
  students: RoundStudent[];
}

/** A class whose students have handed in a draft and review each other in a circle. */
export async function reviewRound(
  app: TestApp,
  {
    rest = {},
    size = 3,
    bytes = (index) => docxFromText(`Text number ${index}`),
    isHandedIn = () => true,
  }: {
    rest?: Record<string, unknown>;
    size?: number;
    bytes?: (index: number, caller: Caller) => Uint8Array;
    isHandedIn?: (index: number) => boolean;
  } = {},
): Promise<ReviewRound> {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const draftSubmissions = [{ draftTitle: 'Sketch', draftDeadline: hoursFromNow(2), draftPointValue: 20 }];
  const id = await createAssignment(instructor, classId, { multiDraft: true, draftSubmissions });
  const students: RoundStudent[] = [];
  for (let index = 0; index < size; index++) {
    const caller = await enrollStudent(app, classId);
    const workspace = await openWorkspace(app, caller, id);
    await workspace.put(bytes(index, caller));
    students.push({ caller, workspace, submissionId: workspace.submissionId });
  }
  const draftId = students[0]?.workspace.draftIds[0] ?? 0;
  for (const [index, student] of students.entries()) if (isHandedIn(index)) await handIn(student, draftId);
  const peerReview = students.map(({ caller }, index) => ({
    id: caller.user.id,
    reviewers: [students[(index + 1) % size]?.caller.user.id],
  }));
  await instructor.call('POST', '/api/peerreview/populate', {
    body: { assignmentId: id, peerReview, ...rest },
  });
  await instructor.call('POST', '/api/peerreview/deadline', {
    body: [{ draftId, draftPeerReviewDeadline: hoursFromNow(50) }],
  });
  return { instructor, classId, id, draftId, students };
}

export function handIn({ caller, submissionId }: RoundStudent, draftId: number): Promise<Answer> {
  return caller.call('POST', '/api/student/submission', { query: { id: submissionId, draftId } });
}

export async function loadCandidates({ classId }: ReviewRound, caller: Caller): Promise<PreviewItem[]> {
  const { body } = await caller.call('POST', '/api/peerreview/fetchPreview', {
    query: { courseId: classId, index: 0 },
  });
  return previewPageSchema.parse(body).data.flatMap(({ current }) => current);
}

export async function ownReviews({ classId }: ReviewRound, caller: Caller): Promise<PeerReview[]> {
  const { body } = await caller.call('POST', '/api/classes/getclass', { query: { id: classId } });
  return studentClassDetailSchema.parse(body).reviews;
}

export function requestReview(
  round: ReviewRound,
  caller: Caller,
  item: PreviewItem | undefined,
): Promise<Answer> {
  return caller.call('POST', '/api/peerreview/addToReviewList', {
    query: {
      revieweeId: item?.studentId ?? 0,
      assignmentId: round.id,
      submissionId: item?.submissionItem.submissionId ?? 0,
      draftId: item?.submissionItem.drafts[0]?.draftId ?? 0,
    },
  });
}

/** Starts the first review that a student is offered. */
export async function takeUp(round: ReviewRound, caller: Caller): Promise<PeerReview> {
  const [first] = await loadCandidates(round, caller);
  return peerReviewSchema.parse((await requestReview(round, caller, first)).body);
}

export function requestReviewFile(caller: Caller, id: number): Promise<Answer> {
  return caller.call('POST', '/api/peerreview/frame', { query: { id } });
}

/** Opens a review, with the calls of an editor. */
export async function openReview(app: TestApp, caller: Caller, id: number) {
  return openedFile(app, (await requestReviewFile(caller, id)).body);
}

export function submitReview(caller: Caller, id: number): Promise<Answer> {
  return caller.call('POST', '/api/peerreview/submit', { query: { id } });
}
