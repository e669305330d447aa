import type {
  Accommodation,
  ClassAccommodations,
  ClassSubmission,
  DraftId,
  SubmissionStatus,
} from '@redraft/contracts';
import { extendedDeadline, findAccommodation } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';

/** Effect on one deadline of the student. */
export interface PreviewRow {
  key: DraftId;
  assignmentTitle: string;
  draftTitle: string;
  /** ISO timestamps. */
  regular: string;
  own: string;
  gainedSeconds: number;
  isPast: boolean;
  /** Effect of saving on a draft already started. */
  change: 'none' | 'reopens' | 'closes';
}

type Assignment = ClassAccommodations['assignments'][number];

interface Options {
  assignments: readonly Assignment[];
  /** Assignments with enforced deadlines. */
  enforced: ReadonlySet<number>;
  student: {
    accommodations: readonly Accommodation[];
    submissions: readonly Pick<ClassSubmission, 'assignmentId' | 'draftSubmissions'>[];
  };
  granted: readonly Accommodation[];
  /** The class's zone. */
  zone: string;
  classEnd: string;
  now: number;
}

/** Every regular deadline with the student's new one, by date. */
export function buildPreviewRows(options: Options): PreviewRow[] {
  return options.assignments
    .flatMap((assignment) => buildRows(assignment, options))
    .sort((one, other) => Date.parse(one.regular) - Date.parse(other.regular));
}

function buildRows(
  assignment: Assignment,
  { student, granted, enforced, zone, classEnd, now }: Options,
): PreviewRow[] {
  const submission = student.submissions.find((one) => one.assignmentId === assignment.id);
  const statusOf = (draftId: DraftId) =>
    submission?.draftSubmissions.find((draft) => draft.draftId === draftId)?.status;
  const isFinished = assignment.deadlines.some(
    ({ draftId, draftType }) => draftType === 'FINAL' && isHandedIn(statusOf(draftId)),
  );
  const computeDeadline = (accommodations: readonly Accommodation[], deadline: number) =>
    extendedDeadline({
      deadline,
      startAt: Date.parse(assignment.startDate),
      grant: findAccommodation(accommodations, assignment.id),
      zone,
      classEnd: Date.parse(classEnd),
    });
  return assignment.deadlines.map(({ draftId, draftTitle, draftDeadline, draftType }) => {
    const deadline = Date.parse(draftDeadline);
    const ownDeadline = computeDeadline(granted, deadline);
    const storedDeadline = computeDeadline(student.accommodations, deadline);
    const status = statusOf(draftId);
    const reopens = isClosedByDeadline(status) && ownDeadline > now && !isFinished;
    const closes =
      status === 'NONE' && enforced.has(assignment.id) && storedDeadline > now && ownDeadline <= now;
    return {
      key: draftId,
      assignmentTitle: assignment.title,
      draftTitle: stepTitle({ draftTitle, draftType }),
      regular: draftDeadline,
      own: new Date(ownDeadline).toISOString(),
      gainedSeconds: (ownDeadline - deadline) / 1000,
      isPast: Math.max(ownDeadline, deadline) <= now,
      change: reopens ? 'reopens' : closes ? 'closes' : 'none',
    };
  });
}

function isClosedByDeadline(status: SubmissionStatus | undefined): boolean {
  return status === 'MISSED' || status === 'SUBMITTED_AUTO';
}

/** Submitted by student or instructor: such drafts are not reopened. */
function isHandedIn(status: SubmissionStatus | undefined): boolean {
  return status !== undefined && status !== 'NONE' && !isClosedByDeadline(status);
}
