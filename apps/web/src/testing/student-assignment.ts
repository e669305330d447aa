import type { AnswerOf } from './server.ts';

type Assignment = AnswerOf<'GET', '/api/student/assignment'>;

/** An assignment as a student sees it before starting: two steps, none submitted. */
export const unstartedAssignment: Assignment = {
  id: 21,
  classId: 7,
  classTitle: 'Rhetoric',
  timezone: 'Europe/Berlin',
  title: 'Essay on habit',
  description: 'Write about a habit of yours.',
  richDescription: null,
  startDate: '2026-10-01T06:00:00Z',
  endDate: '2026-10-20T10:00:00Z',
  pointValue: 40,
  preventAfterDueDate: true,
  autoAccept: false,
  autoSubmission: true,
  allowImportMain: false,
  mainFileType: 'docx',
  mainHasEditor: true,
  additionalFiles: [],
  uploadFile: false,
  downloadFormats: ['docx'],
  isPdfMissing: true,
  originalKind: null,
  rubric: null,
  stoped: false,
  timeline: [
    {
      title: 'First draft',
      date: '2026-10-12T10:00:00Z',
      status: 'NONE',
      exception: false,
      exceptionDeadline: null,
      draftId: 1,
      submitDate: null,
    },
    {
      title: 'Final Submission',
      date: '2026-10-20T10:00:00Z',
      status: 'NONE',
      exception: false,
      exceptionDeadline: null,
      draftId: 2,
      submitDate: null,
    },
  ],
  deadlines: [
    {
      draftId: 1,
      draftTitle: 'First draft',
      draftDeadline: '2026-10-12T10:00:00Z',
      draftPointValue: 30,
      draftType: 'DRAFT',
    },
    {
      draftId: 2,
      draftTitle: 'Final Submission',
      draftDeadline: '2026-10-20T10:00:00Z',
      draftPointValue: 70,
      draftType: 'FINAL',
    },
  ],
  submissions: [],
  showAnalytics: false,
  submission: null,
  currentStep: { draftId: 1, title: 'First draft', isFinal: false, isReviewedNameless: false },
  serverTime: '2026-10-05T08:00:00Z',
  can: { start: true, write: false, submit: false },
  closedBecause: null,
  closedCode: null,
};

/** The assignment after the student has pressed Start. */
export const started = {
  ...unstartedAssignment,
  submission: {
    submissionId: 90,
    fileId: 33,
    createDate: '2026-10-01T07:00:00Z',
    status: 'NONE',
    score: -1,
    alternateGrade: null,
    gradeMethod: 'Numeric',
    rubricScores: [],
    feedbacks: [],
  },
  can: { start: false, write: true, submit: true },
} satisfies Assignment;
