import {
  type ComingDeadline,
  type Home,
  maxHomeEntries,
  type NotBegun,
  type StaffHome,
  type ToRead,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listNotStarted } from '../../domain/submissions/index.ts';
import {
  countClasses,
  type DeadlineRow,
  listDeadlines,
  listToRead,
  type Scope,
  type StaffScope,
  type ToReadRow,
} from './queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Enough time to contact students, and for them to start. */
const beforeDeadlineMs = 48 * hourMs;
const weekMs = 7 * dayMs;
/** Texts that have waited longer are not listed. */
const waitingMs = 120 * dayMs;
const maxNamedTexts = 6;

/** The number of queries does not depend on the number of classes. */
export async function staffHome(scope: StaffScope, now: Date): Promise<StaffHome> {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const [classes, toRead, notStarted, deadlines] = await Promise.all([
    countClasses(scope),
    listToRead(scope, { since: at(-waitingMs), limit: maxHomeEntries.toRead }),
    listNotStarted({
      staff: scope.kind === 'taught' ? { ownerId: scope.actorId } : { assistantId: scope.actorId },
      after: now,
      until: at(beforeDeadlineMs),
      maxRows: maxHomeEntries.notBegun,
      maxNames: maxNamedTexts,
    }),
    listDeadlines(scope, { after: now, until: at(weekMs), limit: maxHomeEntries.deadlines }),
  ]);
  return {
    classes,
    toRead: toRead.map(presentToRead),
    notBegun: notStarted.map(presentNotBegun),
    deadlines: deadlines.map(presentDeadline),
  };
}

export async function overseeingHome({ userId }: Actor, now: Date): Promise<Home['overseeing']> {
  const scope: Scope = { kind: 'overseen', actorId: userId };
  const until = new Date(now.getTime() + weekMs);
  const [classes, deadlines] = await Promise.all([
    countClasses(scope),
    listDeadlines(scope, { after: now, until, limit: maxHomeEntries.deadlines }),
  ]);
  return { classes, deadlines: deadlines.map(presentDeadline) };
}

type ReadingRow = Pick<ToReadRow, 'assignment_id' | 'title' | 'class_id' | 'class_name' | 'time_zone'>;

export function presentPlace(row: ReadingRow) {
  return {
    assignmentId: row.assignment_id,
    title: row.title,
    classId: row.class_id,
    className: row.class_name,
    classTimeZone: row.time_zone,
  };
}

function presentToRead(row: ToReadRow): ToRead {
  return {
    ...presentPlace(row),
    texts: row.texts,
    oldestAt: row.oldest_at.toISOString(),
    submissionId: row.submission_id,
  };
}

function presentNotBegun(row: Awaited<ReturnType<typeof listNotStarted>>[number]): NotBegun {
  const { deadline, students, names } = row;
  return { ...presentPlace(row), deadline: deadline.toISOString(), students, names };
}

function presentDeadline(row: DeadlineRow): ComingDeadline {
  return {
    ...presentPlace(row),
    stepTitle: row.step_title,
    isFinal: row.is_final,
    deadline: row.deadline.toISOString(),
    handedIn: row.handed_in,
    students: row.students,
  };
}
