import { assignmentFileIdSchema, draftIdSchema, fileIdSchema, type StudentFile } from '@redraft/contracts';
import type { DraftSubmission, TimelineSource } from './timeline-rules.ts';

export const draft = draftIdSchema.parse;
export const file = fileIdSchema.parse;

export const handedIn = (id: number, changes: Partial<DraftSubmission> = {}): DraftSubmission => ({
  draftId: draft(id),
  status: 'SUBMITTED',
  submitDate: '2026-03-02T09:00:00Z',
  fileId: file(3),
  versionSeq: 17,
  commentFiles: [],
  peerReviews: [],
  ...changes,
});

export const additional = (id: number, changes: Partial<StudentFile> = {}): StudentFile => ({
  assignmentTemplateId: assignmentFileIdSchema.parse(id),
  fileId: file(40 + id),
  type: 'SPREADSHEET',
  fileType: 'xlsx',
  title: 'Figures',
  startDate: '2026-03-01T12:00:00Z',
  allowImport: false,
  hasEditor: true,
  originalKind: null,
  ...changes,
});

/** Two drafts, started and not submitted. */
export const source = (changes: Partial<TimelineSource> = {}): TimelineSource => ({
  deadlines: [
    { draftId: draft(1), title: 'Outline', deadline: '2026-03-02T10:00:00Z' },
    { draftId: draft(2), title: 'Final Submission', deadline: '2026-03-09T10:00:00Z' },
  ],
  draftStatuses: [],
  submissions: [],
  feedbacks: [],
  notes: [],
  repairs: [],
  additionalFiles: [],
  startDate: '2026-02-23T08:00:00Z',
  createdDate: '2026-02-24T08:00:00Z',
  timezone: 'Europe/Berlin',
  mainFile: file(3),
  ...changes,
});
