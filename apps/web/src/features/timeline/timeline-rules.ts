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

/** What happened to a text and what is still to come, placed in time: pure over the answer of the server. */

/** Comments of one moment stand beside each other, after what they are about. */
const commentOffset = 20;
/** A draft is written from here after the deadline of the one before. */
const periodOffset = 10;
const dayMs = 24 * 3600 * 1000;
const shades = 5;

export type Lane = 'drafts' | 'submissions' | 'comments' | 'files';

/** What is opened where an event is chosen. */
export type Target =
  | { kind: 'main' }
  | { kind: 'version'; seq: number }
  | { kind: 'additional'; file: StudentFile }
  /** The text as it stood then, in the rewind. */
  | { kind: 'moment'; at: number }
  | { kind: 'review'; reviewId: PeerReviewId };

interface Placed {
  id: string;
  lane: Lane;
  /** Milliseconds since 1970. */
  at: number;
  /** Of the draft or the file; empty where it belongs to none. */
  title: string;
}

export type TimelineEvent = Placed &
  (
    | { kind: 'start' | 'ongoing' | 'comment' | 'feedback' | 'additional' | 'repair'; target: Target | null }
    | {
        kind: 'submission';
        status: SubmissionStatus;
        /** Its draft was opened again since. */
        isEarlier: boolean;
        target: Target | null;
      }
    | ({ kind: 'note'; target: Target } & Pick<ProcessNote, 'author' | 'text' | 'source'>)
    | { kind: 'review'; reviewer: string; target: Target | null }
    | { kind: 'deadline'; status: SubmissionStatus; extension: Extension | null; target: null }
  );

/** More time for one student; without an end where it lasts. */
export interface Extension {
  until: number | null;
}

/** The time in which a draft is written. */
export interface Period {
  id: string;
  draftId: DraftId;
  title: string;
  start: number;
  end: number;
  status: SubmissionStatus;
  extension: Extension | null;
  /** Which of the shades of its colour, so that neighbours can be told apart. */
  shade: number;
}

export interface TimelineDraft {
  draftId: DraftId;
  title: string;
  deadline: string;
}

export interface TimelineSource {
  deadlines: readonly TimelineDraft[];
  /** Each draft as it stands. */
  standings: readonly Pick<TimelineEntry, 'draftId' | 'status' | 'exception' | 'exceptionDeadline'>[];
  submissions: readonly HandedIn[];
  feedbacks: readonly { id: number; draftId: DraftId | null; timestamp: string }[];
  /** What the student and staff say about stretches of the writing. */
  notes: readonly Pick<ProcessNote, 'id' | 'from' | 'author' | 'text' | 'source'>[];
  /** Versions by which an administrator changed how the text looks. */
  repairs: readonly TextRepair[];
  additionalFiles: readonly StudentFile[];
  startDate: string;
  createdDate: string;
  timezone: string;
  mainFile: FileId;
}

/** What was handed in for a draft; without a file there is nothing to open. */
export type HandedIn = Pick<
  StudentSubmission,
  'draftId' | 'status' | 'submitDate' | 'versionSeq' | 'commentFiles' | 'peerReviews'
> & { fileId: FileId | null };

export interface TimelineModel {
  zone: string;
  lanes: readonly Lane[];
  periods: readonly Period[];
  /** In the order of time, deadlines among them. */
  events: readonly TimelineEvent[];
  /** Of the event that stands for the text as it is now. */
  ongoing: string;
  now: number;
}

/** As far as clocks of two machines may differ. */
const clocksDiffer = 5 * 60 * 1000;

/**
 * Until when saves are dated that were made before: the server's clock was ahead, and what was saved since stands at that time, in its order. Null where
 * nothing is dated ahead.
 */
export function findFutureSpan(sittings: readonly { to: number }[], now: number): number | null {
  const last = sittings.reduce((latest, { to }) => Math.max(latest, to), 0);
  return last > now + clocksDiffer ? last : null;
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
    ...periods.map(deadlineOf),
    ...submissionEvents(source, periods),
    ...commentEvents(source),
    ...source.submissions.flatMap((one) => reviewEvents(one, titleIn(source, one.draftId))),
    ...source.notes.map(noteEvent),
    ...source.repairs.map(repairEvent),
    ...additionalFiles.flatMap(additionalEvent),
    {
      id: ongoing,
      kind: 'ongoing',
      lane: 'submissions',
      at: ongoingAt(source, now),
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

/** Whatever begins with NONE is not started. */
export function isNotStarted(status: string): boolean {
  return status.startsWith('NONE');
}

/** Drafts follow each other: one begins right after the deadline of the one before. */
function buildPeriods({ deadlines, standings, startDate }: TimelineSource): Period[] {
  const inOrder = deadlines.toSorted((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline));
  return inOrder.map(({ draftId, title, deadline }, index) => {
    const end = Date.parse(deadline);
    const before = inOrder[index - 1];
    const start = before === undefined ? Date.parse(startDate) : Date.parse(before.deadline) + periodOffset;
    const standing = standings.find((one) => one.draftId === draftId);
    return {
      id: `deadline-${draftId}`,
      draftId,
      title,
      // Two drafts may be due at one moment, and dates may have been moved behind each other.
      start: Math.min(start, end),
      end,
      status: standing?.status ?? 'NONE',
      extension: standing === undefined ? null : extensionOf(standing),
      shade: index % shades,
    };
  });
}

function extensionOf({
  exception,
  exceptionDeadline,
}: TimelineSource['standings'][number]): Extension | null {
  if (!exception) return null;
  return { until: exceptionDeadline === null ? null : Date.parse(exceptionDeadline) };
}

function deadlineOf({ id, title, end, status, extension }: Period): TimelineEvent {
  return { id, kind: 'deadline', lane: 'drafts', at: end, title, status, extension, target: null };
}

/** What was handed in, and at its deadline what was not. */
function submissionEvents(source: TimelineSource, periods: readonly Period[]): TimelineEvent[] {
  const made = source.submissions.flatMap((one): TimelineEvent[] => {
    const { draftId, status, submitDate } = one;
    if (submitDate === null || isNotStarted(status)) return [];
    const title = titleIn(source, draftId);
    return [
      {
        id: `SB-${draftId}`,
        kind: 'submission',
        lane: 'submissions',
        at: Date.parse(submitDate),
        title,
        status,
        isEarlier: periods.some((period) => period.draftId === draftId && isNotStarted(period.status)),
        target: versionOf(one.fileId, one.versionSeq),
      },
    ];
  });
  const missed = periods.flatMap(({ draftId, title, end, status, extension }): TimelineEvent[] =>
    status !== 'MISSED'
      ? []
      : [
          {
            id: `SB-${draftId}`,
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
  const ids = new Set(made.map(({ id }) => id));
  return [...made, ...missed.filter(({ id }) => !ids.has(id))];
}

function versionOf(fileId: FileId | null, seq: number | null): Target | null {
  return fileId === null || seq === null ? null : { kind: 'version', seq };
}

/** Commented versions, and what was written about a draft: both lead to the first commented file of the draft. */
function commentEvents(source: TimelineSource): TimelineEvent[] {
  const { submissions, feedbacks } = source;
  const firstOf = (draftId: DraftId | null): Target | null => {
    const [first] = submissions.find((one) => one.draftId === draftId)?.commentFiles ?? [];
    return first === undefined ? null : versionOf(first.fileId, first.versionSeq);
  };
  const versions = submissions.flatMap(({ draftId, commentFiles }) =>
    commentFiles.map(({ commentDate }, index) => ({
      id: `CM-${draftId}-${index}`,
      kind: 'comment' as const,
      draftId,
      date: commentDate,
    })),
  );
  const written = feedbacks.map(({ id, draftId, timestamp }) => ({
    id: `CM-F${id}`,
    kind: 'feedback' as const,
    draftId,
    date: timestamp,
  }));
  return [...versions, ...written].map(({ id, kind, draftId, date }, index) => ({
    id,
    kind,
    lane: 'comments',
    at: Date.parse(date) + commentOffset * (index + 1),
    title: draftId === null ? '' : titleIn(source, draftId),
    target: firstOf(draftId),
  }));
}

/** A review has an event of this id in the timeline of the text that it is about. */
export function reviewEventId(reviewId: PeerReviewId): string {
  return `PR-${reviewId}`;
}

function reviewEvents({ peerReviews }: HandedIn, title: string): TimelineEvent[] {
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
  const placed = { id: `RP-${seq}`, lane: 'submissions', at: Date.parse(at), title: '' } as const;
  return { ...placed, kind: 'repair', target: { kind: 'version', seq } };
}

const additionalPrefixes: Record<ContentType, string> = {
  PRESENTATION: 'AF-PR-',
  SPREADSHEET: 'AF-SP-',
  DOCUMENT: 'AF-DO-',
  DRAW: 'AF-DR-',
};

/** From when it was begun. */
function additionalEvent(file: StudentFile): TimelineEvent[] {
  const { assignmentTemplateId, type, title, startDate } = file;
  if (startDate === null) return [];
  const id = `${additionalPrefixes[type]}${assignmentTemplateId}`;
  const target = { kind: 'additional', file } as const;
  return [{ id, kind: 'additional', lane: 'files', at: Date.parse(startDate), title, target }];
}

/** The text as it is now stands behind all that was done with it, and not before now. */
function ongoingAt(
  { deadlines, standings, submissions, feedbacks, createdDate }: TimelineSource,
  now: number,
) {
  const dates = [
    ...deadlines.map(({ deadline }) => deadline),
    ...standings.map(({ exceptionDeadline }) => exceptionDeadline),
    ...submissions.map(({ submitDate }) => submitDate),
    ...submissions.flatMap(({ commentFiles }) => commentFiles.map(({ commentDate }) => commentDate)),
    ...feedbacks.map(({ timestamp }) => timestamp),
  ];
  const times = dates.flatMap((date) => (date === null ? [] : [Date.parse(date)]));
  return Math.max(now, Date.parse(createdDate) + dayMs, ...times);
}

function titleIn({ deadlines }: TimelineSource, draftId: DraftId): string {
  return deadlines.find((one) => one.draftId === draftId)?.title ?? '';
}
