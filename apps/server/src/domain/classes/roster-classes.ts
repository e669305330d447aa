import { randomInt } from 'node:crypto';
import { type ClassId, defaultLetterGrades, type UserId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { fenceTexts } from '../fencing/index.ts';
import { classBounds, includesAssignments } from './class-rules.ts';
import {
  type ClassRow,
  insertClass,
  lockClass,
  selectClass,
  updateArchived,
  updateClass,
} from './queries.ts';

/** Classes of a student information system, in the transaction of the import; its acts are those of `actorId`, or of the program. */

interface RosterClass {
  actorId: UserId | null;
  ownerId: UserId;
  name: string;
  startDay: string;
  endDay: string;
  timeZone: string;
  subjectAreaId: number;
  studentLevelId: number;
}

/** Against an endless loop; a key of a new class is taken by chance once in millions. */
const maxKeyAttempts = 20;

export async function createRosterClass(rosterClass: RosterClass, now: Date): Promise<ClassId> {
  const { actorId, ownerId, ...values } = rosterClass;
  for (let attempt = 0; attempt < maxKeyAttempts; attempt += 1) {
    const numeric = { gradeMethod: 'Numeric', grades: defaultLetterGrades };
    const enrollKey = generateEnrollKey(values.name);
    const id = await insertClass({ ...values, ...numeric, ownerId, enrollKey, at: now });
    if (id === undefined) continue;
    const subject = { subject: 'class' as const, subjectId: id };
    const details = { ownerId, by: 'OneRoster' };
    await audit({ at: now, actorId, action: 'class.create', ...subject, details });
    return id;
  }
  throw new Error('No enrolment key is left for the class.');
}

/** Without letters and digits that look alike. */
const keyCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function generateEnrollKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  const random = Array.from({ length: 5 }, () => keyCharacters.charAt(randomInt(keyCharacters.length)));
  return `${letters.slice(0, 2).padEnd(2, 'X')}-${random.join('')}`;
}

/** Dates that would exclude an assignment stay as they are. */
export async function changeRosterClass(
  change: Pick<RosterClass, 'actorId' | 'name' | 'startDay' | 'endDay'> & {
    id: ClassId;
    assignments: readonly { start_at: Date; end_at: Date }[];
  },
  now: Date,
): Promise<void> {
  const { id, actorId, name, assignments } = change;
  await lockClass(id);
  const before = await selectClass(id);
  const { startDay, endDay } = fittingDays(change, before, assignments);
  await updateClass(id, { ...valuesOf(before), name, startDay, endDay });
  const details = {
    before: { name: before.name, start: before.start_day, end: before.end_day },
    after: { name, startDay, endDay },
    by: 'OneRoster',
  };
  await audit({ at: now, actorId, action: 'class.update', subject: 'class', subjectId: id, details });
}

function fittingDays(
  { startDay, endDay }: Pick<RosterClass, 'startDay' | 'endDay'>,
  { start_day, end_day, time_zone }: ClassRow,
  assignments: readonly { start_at: Date; end_at: Date }[],
): { startDay: string; endDay: string } {
  const bounds = classBounds({ start_day: startDay, end_day: endDay, time_zone });
  const times = assignments.map((row) => ({ startAt: row.start_at, endAt: row.end_at }));
  return includesAssignments(bounds, times) ? { startDay, endDay } : { startDay: start_day, endDay: end_day };
}

function valuesOf(row: ClassRow) {
  return {
    subjectAreaId: row.subject_area_id,
    studentLevelId: row.student_level_id,
    timeZone: row.time_zone,
    gradeMethod: row.grade_method,
    grades: row.grades,
  };
}

/** Nothing is deleted: its instructor can restore it. */
export async function archiveRosterClass(
  { id, actorId }: { id: ClassId; actorId: UserId | null },
  now: Date,
): Promise<void> {
  await lockClass(id);
  await fenceTexts({ classId: id });
  await updateArchived(id, now);
  const subject = { subject: 'class' as const, subjectId: id };
  await audit({ at: now, actorId, action: 'class.archive', ...subject, details: { by: 'OneRoster' } });
}
