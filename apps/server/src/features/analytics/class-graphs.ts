import type {
  AssignmentActivity,
  AssignmentGraphQuery,
  ClassGraphQuery,
  ClassHeatmap,
  ClassId,
  ClassTimes,
  HourlyActivity,
  WordsChanged,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { totalTimes } from '../../domain/class-texts/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { listSubmissionsInReadingOrder, listSubmissionsOfClass } from '../../domain/submissions/index.ts';
import {
  loadAssignmentActivityOfTexts,
  loadHeatmapOfTexts,
  loadHourlyActivityOfTexts,
  loadTimesOfTexts,
  loadWordsChangedOfTexts,
  presentClassTimes,
  toGraphText,
} from '../../domain/writing-figures/index.ts';
import { readFromReplica } from '../../platform/replica.ts';
import { enterAssignment, enterClass } from './staff-gate.ts';

/** Permissions are read from the primary database; the data of the graphs may be read from a replica. */

async function loadClass(actor: Actor, { id, ...days }: ClassGraphQuery, now: Date) {
  await enterClass(actor, id, now);
  const [{ time_zone: timezone }, rows] = await Promise.all([selectClass(id), listSubmissionsOfClass(id)]);
  return { timezone, texts: rows.map(toGraphText), ...days };
}

export async function loadHeatmapOfClass(
  actor: Actor,
  query: ClassGraphQuery,
  now: Date,
): Promise<ClassHeatmap> {
  const scope = await loadClass(actor, query, now);
  return readFromReplica(() => loadHeatmapOfTexts(scope));
}

export async function loadHoursOfClass(
  actor: Actor,
  query: ClassGraphQuery,
  now: Date,
): Promise<HourlyActivity> {
  const scope = await loadClass(actor, query, now);
  return readFromReplica(() => loadHourlyActivityOfTexts(scope));
}

export async function loadActivityOfClass(
  actor: Actor,
  query: ClassGraphQuery,
  now: Date,
): Promise<AssignmentActivity> {
  const scope = await loadClass(actor, query, now);
  const assignments = await listAssignments(query.id);
  return readFromReplica(() => loadAssignmentActivityOfTexts(scope, assignments));
}

export async function loadTimesOfClass(
  actor: Actor,
  { id }: { id: ClassId },
  now: Date,
): Promise<ClassTimes> {
  const { texts } = await loadClass(actor, { id }, now);
  const [students, assignments, [timed, totals]] = await Promise.all([
    listStudents(id),
    listAssignments(id),
    readFromReplica(() => Promise.all([loadTimesOfTexts(texts), totalTimes(id)])),
  ]);
  return presentClassTimes(timed, { students, assignments, totals });
}

/** Includes texts with hidden names, because the result identifies no one. */
async function loadAssignment(actor: Actor, { id, ...days }: AssignmentGraphQuery, now: Date) {
  const { classId } = await enterAssignment(actor, id, now);
  const [{ time_zone: timezone }, rows] = await Promise.all([
    selectClass(classId),
    listSubmissionsInReadingOrder(id),
  ]);
  return { timezone, texts: rows.map(toGraphText), ...days };
}

export async function loadHeatmapOfAssignment(
  actor: Actor,
  query: AssignmentGraphQuery,
  now: Date,
): Promise<ClassHeatmap> {
  const scope = await loadAssignment(actor, query, now);
  return readFromReplica(() => loadHeatmapOfTexts(scope));
}

export async function loadHoursOfAssignment(
  actor: Actor,
  query: AssignmentGraphQuery,
  now: Date,
): Promise<HourlyActivity> {
  const scope = await loadAssignment(actor, query, now);
  return readFromReplica(() => loadHourlyActivityOfTexts(scope));
}

export async function loadWordsChangedOfAssignment(
  actor: Actor,
  query: AssignmentGraphQuery,
  now: Date,
): Promise<WordsChanged> {
  const scope = await loadAssignment(actor, query, now);
  return readFromReplica(() => loadWordsChangedOfTexts(scope));
}
