import type {
  ContentType,
  DraftId,
  FileId,
  PeerReviewId,
  ProcessNote,
  StudentFile,
  StudentSubmission,
  SubmissionStatus,
  TextRepair,
  TimelineEntry,
} from '@redraft/contracts';

/** Past and future events of a text, placed in time: pure functions of the server's response. */

/** Comments with the same timestamp are drawn side by side, after what they refer to. */
const commentOffset = 20;
/** A draft's period starts this long after the previous deadline. */
const periodOffset = 10;
const dayMs = 24 * 3600 * 1000;
const shades = 5;

export type Lane = 'drafts' | 'submissions' | 'comments' | 'files';

/** What selecting an event opens. */
export type Target =
  | { kind: 'main' }
  | { kind: 'version'; seq: number }
  | { kind: 'additional'; file: StudentFile }
  /** The text at that time, in the rewind. */
  | { kind: 'moment'; at: number }
  | { kind: 'review'; reviewId: PeerReviewId };

interface PlacedEvent {
  id: string;
  lane: Lane;
  /** Milliseconds since the Unix epoch. */
  at: number;
  /** Title of the draft or file; empty if there is none. */
  title: string;
}

export type TimelineEvent = PlacedEvent &
  (
    | { kind: 'start' | 'ongoing' | 'comment' | 'feedback' | 'additional' | 'repair'; target: Target | null }
    | {
        kind: 'submission';
        status: SubmissionStatus;
        /** The draft was reopened afterwards. */
        isEarlier: boolean;
        target: Target | null;
      }
    | ({ kind: 'note'; target: Target } & Pick<ProcessNote, 'author' | 'text' | 'source'>)
    | { kind: 'review'; reviewer: string; target: Target | null }
    | { kind: 'deadline'; status: SubmissionStatus; extension: Extension | null; target: null }
  );

/** An extension for one student; without an end it is open-ended. */
export interface Extension {
  until: number | null;
}

/** The period in which a draft is written. */
export interface Period {
  id: string;
  draftId: DraftId;
  title: string;
  start: number;
  end: number;
  status: SubmissionStatus;
  extension: Extension | null;
  /** Index of the colour shade, so that neighbours can be told apart. */
  shade: number;
}

export interface TimelineDraft {
  draftId: DraftId;
  title: string;
  deadline: string;
}

export interface TimelineSource {
  deadlines: readonly TimelineDraft[];
  /** Current status of each draft. */
  draftStatuses: readonly Pick<TimelineEntry, 'draftId' | 'status' | 'exception' | 'exceptionDeadline'>[];
  submissions: readonly DraftSubmission[];
  feedbacks: readonly { id: number; draftId: DraftId | null; timestamp: string }[];
  /** Notes by student and staff about parts of the writing. */
  notes: readonly Pick<ProcessNote, 'id' | 'from' | 'author' | 'text' | 'source'>[];
  /** Versions in which an administrator changed the formatting. */
  repairs: readonly TextRepair[];
  additionalFiles: readonly StudentFile[];
  startDate: string;
  createdDate: string;
  timezone: string;
  mainFile: FileId;
}

/** The submission of a draft; without a file there is nothing to open. */
export type DraftSubmission = Pick<
  StudentSubmission,
  'draftId' | 'status' | 'submitDate' | 'versionSeq' | 'commentFiles' | 'peerReviews'
> & { fileId: FileId | null };

export interface TimelineModel {
  zone: string;
  lanes: readonly Lane[];
  periods: readonly Period[];
  /** In chronological order, including deadlines. */
  events: readonly TimelineEvent[];
  /** Id of the event that represents the current text. */
  ongoing: string;
  now: number;
}

/** Tolerance for clock differences between machines. */
const clockTolerance = 5 * 60 * 1000;

/**
 * The time up to which earlier saves are dated in the future: the server's clock was ahead, and later saves are placed at that time, in order. Null
 * if no save is dated ahead.
 */
export function findFutureSpan(sittings: readonly { to: number }[], now: number): number | null {
  const last = sittings.reduce((latest, { to }) => Math.max(latest, to), 0);
  return last > now + clockTolerance ? last : null;
}

export function buildTimeline(source: TimelineSource, now: number): TimelineModel {
  const { additionalFiles, mainFile, timezone } = source;
  const periods = buildPeriods(source);
  const ongoing = `OG-${mainFile}`;
  const events: TimelineEvent[] = [
    {
      id: 'start',
      kind: 'start',
      lane: 'drafts',
      at: Date.parse(source.startDate),
      title: '',
      target: null,
    },
    ...periods.map(deadlineEvent),
    ...submissionEvents(source, periods),
    ...commentEvents(source),
    ...source.submissions.flatMap((one) => reviewEvents(one, findDraftTitle(source, one.draftId))),
    ...source.notes.map(noteEvent),
    ...source.repairs.map(repairEvent),
    ...additionalFiles.flatMap(additionalEvent),
    {
      id: ongoing,
      kind: 'ongoing',
      lane: 'submissions',
      at: computeCurrentTextTime(source, now),
      title: '',
      target: { kind: 'main' },
    },
  ];
  const hasFiles = additionalFiles.length > 0;
  return {
    zone: timezone,
    lanes: hasFiles ? ['drafts', 'submissions', 'comments', 'files'] : ['drafts', 'submissions', 'comments'],
    periods,
    events: events.toSorted((one, other) => one.at - other.at),
    ongoing,
    now,
  };
}

/** Statuses that begin with NONE are not started. */
export function isNotStarted(status: string): boolean {
  return status.startsWith('NONE');
}

/** Drafts are consecutive: each starts right after the previous deadline. */
function buildPeriods({ deadlines, draftStatuses, startDate }: TimelineSource): Period[] {
  const inOrder = deadlines.toSorted((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline));
  return inOrder.map(({ draftId, title, deadline }, index) => {
    const end = Date.parse(deadline);
    const previous = inOrder[index - 1];
    const start =
      previous === undefined ? Date.parse(startDate) : Date.parse(previous.deadline) + periodOffset;
    const draftStatus = draftStatuses.find((one) => one.draftId === draftId);
    return {
      id: `deadline-${draftId}`,
      draftId,
      title,
      // Two drafts may share a deadline, and dates may have been moved out of order.
      start: Math.min(start, end),
      end,
      status: draftStatus?.status ?? 'NONE',
      extension: draftStatus === undefined ? null : readExtension(draftStatus),
      shade: index % shades,
    };
  });
}

function readExtension({
  exception,
  exceptionDeadline,
}: TimelineSource['draftStatuses'][number]): Extension | null {
  if (!exception) return null;
  return { until: exceptionDeadline === null ? null : Date.parse(exceptionDeadline) };
}

function deadlineEvent({ id, title, end, status, extension }: Period): TimelineEvent {
  return { id, kind: 'deadline', lane: 'drafts', at: end, title, status, extension, target: null };
}

/** Submissions, and missing submissions at their deadlines. */
function submissionEvents(source: TimelineSource, periods: readonly Period[]): TimelineEvent[] {
  const submitted = source.submissions.flatMap((one): TimelineEvent[] => {
    const { draftId, status, submitDate } = one;
    if (submitDate === null || isNotStarted(status)) return [];
    const title = findDraftTitle(source, draftId);
    return [
      {
        id: submissionEventId(draftId),
        kind: 'submission',
        lane: 'submissions',
        at: Date.parse(submitDate),
        title,
        status,
        isEarlier: periods.some((period) => period.draftId === draftId && isNotStarted(period.status)),
        target: versionTarget(one.fileId, one.versionSeq),
      },
    ];
  });
  const missed = periods.flatMap(({ draftId, title, end, status, extension }): TimelineEvent[] =>
    status !== 'MISSED'
      ? []
      : [
          {
            id: submissionEventId(draftId),
            kind: 'submission',
            lane: 'submissions',
            title,
            status,
            target: null,
            isEarlier: false,
            at: extension?.until ?? end,
          },
        ],
  );
  const ids = new Set(submitted.map(({ id }) => id));
  return [...submitted, ...missed.filter(({ id }) => !ids.has(id))];
}

function versionTarget(fileId: FileId | null, seq: number | null): Target | null {
  return fileId === null || seq === null ? null : { kind: 'version', seq };
}

/** Commented versions and written comments on a draft: both open the draft's first commented file. */
function commentEvents(source: TimelineSource): TimelineEvent[] {
  const { submissions, feedbacks } = source;
  const findFirstCommented = (draftId: DraftId | null): Target | null => {
    const [first] = submissions.find((one) => one.draftId === draftId)?.commentFiles ?? [];
    return first === undefined ? null : versionTarget(first.fileId, first.versionSeq);
  };
  const versions = submissions.flatMap(({ draftId, commentFiles }) =>
    commentFiles.map(({ commentDate }, index) => ({
      id: `CM-${draftId}-${index}`,
      kind: 'comment' as const,
      draftId,
      date: commentDate,
    })),
  );
  const feedbackEvents = feedbacks.map(({ id, draftId, timestamp }) => ({
    id: `CM-F${id}`,
    kind: 'feedback' as const,
    draftId,
    date: timestamp,
  }));
  return [...versions, ...feedbackEvents].map(({ id, kind, draftId, date }, index) => ({
    id,
    kind,
    lane: 'comments',
    at: Date.parse(date) + commentOffset * (index + 1),
    title: draftId === null ? '' : findDraftTitle(source, draftId),
    target: findFirstCommented(draftId),
  }));
}

export function submissionEventId(draftId: DraftId): string {
  return `SB-${draftId}`;
}

/** Event id of a review in the timeline of the reviewed text. */
export function reviewEventId(reviewId: PeerReviewId): string {
  return `PR-${reviewId}`;
}

function reviewEvents({ peerReviews }: DraftSubmission, title: string): TimelineEvent[] {
  return peerReviews.map(({ reviewId, timestamp, reviewerName: reviewer }) => ({
    id: reviewEventId(reviewId),
    kind: 'review',
    lane: 'comments',
    at: Date.parse(timestamp),
    title,
    reviewer,
    target: { kind: 'review', reviewId },
  }));
}

function noteEvent({ id, from, author, text, source }: TimelineSource['notes'][number]): TimelineEvent {
  const at = Date.parse(from);
  const target = { kind: 'moment', at } as const;
  return { id: `NT-${id}`, kind: 'note', lane: 'comments', at, title: '', author, text, source, target };
}

function repairEvent({ at, versionSeq: seq }: TextRepair): TimelineEvent {
  const common = { id: `RP-${seq}`, lane: 'submissions', at: Date.parse(at), title: '' } as const;
  return { ...common, kind: 'repair', target: { kind: 'version', seq } };
}

const additionalPrefixes: Record<ContentType, string> = {
  PRESENTATION: 'AF-PR-',
  SPREADSHEET: 'AF-SP-',
  DOCUMENT: 'AF-DO-',
  DRAW: 'AF-DR-',
};

/** Placed at its creation time. */
function additionalEvent(file: StudentFile): TimelineEvent[] {
  const { assignmentTemplateId, type, title, startDate } = file;
  if (startDate === null) return [];
  const id = `${additionalPrefixes[type]}${assignmentTemplateId}`;
  const target = { kind: 'additional', file } as const;
  return [{ id, kind: 'additional', lane: 'files', at: Date.parse(startDate), title, target }];
}

/** The current text is placed after all other events, and not before now. */
function computeCurrentTextTime(
  { deadlines, draftStatuses, submissions, feedbacks, createdDate }: TimelineSource,
  now: number,
) {
  const dates = [
    ...deadlines.map(({ deadline }) => deadline),
    ...draftStatuses.map(({ exceptionDeadline }) => exceptionDeadline),
    ...submissions.map(({ submitDate }) => submitDate),
    ...submissions.flatMap(({ commentFiles }) => commentFiles.map(({ commentDate }) => commentDate)),
    ...feedbacks.map(({ timestamp }) => timestamp),
  ];
  const times = dates.flatMap((date) => (date === null ? [] : [Date.parse(date)]));
  return Math.max(now, Date.parse(createdDate) + dayMs, ...times);
}

function findDraftTitle({ deadlines }: TimelineSource, draftId: DraftId): string {
  return deadlines.find((one) => one.draftId === draftId)?.title ?? '';
}
