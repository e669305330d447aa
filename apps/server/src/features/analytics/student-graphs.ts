import {
  algorithmVersion,
  createZoneClock,
  minutesOfMetrics,
  sumByHourOfDay,
  unpackQuarters,
} from '@redraft/analytics';
import type {
  EssayMapBody,
  Heatmap,
  StudentGraphBody,
  StudentHourly,
  StudentTimeSeries,
  StudentWordChange,
} from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess, recordAccesses } from '../../domain/access-log/index.ts';
import { loadMetrics } from '../../domain/analytics/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { totalTimes } from '../../domain/class-texts/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { hasTrackedText } from '../../domain/revisions/index.ts';
import { listSubmissionsOfClass } from '../../domain/submissions/index.ts';
import {
  drawChangeMapOfLog,
  joinChangeMaps,
  loadMappedLog,
  loadTimesOfTexts,
  presentHeatHours,
  presentStudentSeries,
  selectTextsOfHeatmap,
  toGraphText,
} from '../../domain/writing-figures/index.ts';
import { AppError } from '../../platform/errors.ts';
import { readFromReplica } from '../../platform/replica.ts';
import { passStaff } from './staff-gate.ts';

/** For staff: a student of a class, with the texts that are listed under their name. Each access is recorded. */
async function loadStudent(actor: Actor, { courseId, studentId }: StudentGraphBody, now: Date) {
  await passStaff(actor, courseId);
  const [{ time_zone: timezone }, students, rows] = await Promise.all([
    selectClass(courseId),
    listStudents(courseId),
    listSubmissionsOfClass(courseId, { studentId }),
  ]);
  if (!students.some(({ id }) => id === studentId)) throw new AppError('not_found');
  await recordAccesses(actor, rows, now);
  return { timezone, rows };
}

async function loadTimes(actor: Actor, requested: StudentGraphBody, now: Date) {
  const { timezone, rows } = await loadStudent(actor, requested, now);
  const texts = await readFromReplica(() => loadTimesOfTexts(rows.map(toGraphText)));
  return { timezone, texts };
}

export async function loadHeatmapOfStudent(
  actor: Actor,
  requested: StudentGraphBody,
  now: Date,
): Promise<Heatmap> {
  const { timezone, texts } = await loadTimes(actor, requested, now);
  const { texts: shown, unit } = selectTextsOfHeatmap(texts);
  const quarters = shown.flatMap((text) => unpackQuarters(text.quarters));
  const hours = presentHeatHours(quarters, { unit, timezone });
  return { timezone, unit, hours, algorithmVersion };
}

export async function loadHoursOfStudent(
  actor: Actor,
  requested: StudentGraphBody,
  now: Date,
): Promise<StudentHourly> {
  const { timezone, texts } = await loadTimes(actor, requested, now);
  const zoneClock = createZoneClock(timezone);
  const byText = texts.map(({ quarters }) => sumByHourOfDay({ quarters, column: 'seconds' }, zoneClock));
  const hours = Array.from({ length: 24 }, (_hour, x) => {
    const seconds = byText.reduce((sum, minutesOfText) => sum + (minutesOfText[x] ?? 0), 0);
    return { x, y: seconds / 60 };
  });
  return { timezone, hours, algorithmVersion };
}

export async function loadTimeSeriesOfStudent(
  actor: Actor,
  requested: StudentGraphBody,
  now: Date,
): Promise<StudentTimeSeries> {
  const { courseId, studentId } = requested;
  const { timezone } = await loadStudent(actor, requested, now);
  const [rows, assignments, students] = await Promise.all([
    listSubmissionsOfClass(courseId),
    listAssignments(courseId),
    listStudents(courseId),
  ]);
  const [timed, totals] = await readFromReplica(() =>
    Promise.all([loadTimesOfTexts(rows.map(toGraphText)), totalTimes(courseId)]),
  );
  const totalsByStudent = new Map(students.map(({ id }) => [id, totals.get(id) ?? 0]));
  return presentStudentSeries({ studentId, timezone, assignments, timed, totals: totalsByStudent });
}

export async function loadWordChangeOfStudent(
  actor: Actor,
  requested: StudentGraphBody,
  now: Date,
): Promise<StudentWordChange> {
  const { timezone, rows } = await loadStudent(actor, requested, now);
  const assignments: StudentWordChange['assignments'] = [];
  await readFromReplica(async () => {
    // It may be read again from the primary.
    assignments.length = 0;
    for (const row of rows.filter(isTextRow)) {
      const minutes = minutesOfMetrics(await loadMetrics(row.main_file_id));
      assignments.push({
        id: row.assignment_id,
        title: row.assignment_title,
        submissionId: row.id,
        points: minutes.map(({ start, words }) => ({ x: start, y: words })),
      });
    }
  });
  return { timezone, assignments, algorithmVersion };
}

type Rows = Awaited<ReturnType<typeof loadStudent>>['rows'];

const isTextRow = ({ main_file_kind: kind }: Rows[number]) => hasTrackedText(kind);

async function drawMaps(
  rows: Rows,
  { zone, language, titles }: { zone: string; language: Language; titles?: readonly string[] | undefined },
): Promise<string> {
  const maps: { title: string; html: string }[] = [];
  for (const [index, row] of rows.entries())
    if (isTextRow(row))
      maps.push({
        title: titles?.[index] ?? row.assignment_title,
        html: await drawChangeMapOfLog(await readFromReplica(() => loadMappedLog(row)), { zone, language }),
      });
  return joinChangeMaps(maps);
}

/** The maps of all texts of a student, one below the other. */
export async function loadMapsOfStudent(
  actor: Actor,
  { language, ...wanted }: StudentGraphBody & { language: Language },
  now: Date,
): Promise<string> {
  const { timezone: zone, rows } = await loadStudent(actor, wanted, now);
  return drawMaps(rows, { zone, language });
}

/** The maps of the given texts, in that order. */
export async function loadMapsOfTexts(
  actor: Actor,
  { ids, titles, tz, language }: EssayMapBody & { language: Language },
  now: Date,
): Promise<string> {
  const rows: Rows = [];
  for (const submissionId of ids)
    rows.push(
      (await loadAndRecordAccess(actor, { submissionId, act: 'submission.read_process' }, now)).submission,
    );
  const [first] = rows;
  if (!first) return '';
  const zone = tz ?? (await selectClass(first.class_id)).time_zone;
  return drawMaps(rows, { zone, language, titles });
}
