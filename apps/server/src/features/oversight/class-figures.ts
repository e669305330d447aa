import { algorithmVersion, createZoneClock, unpackQuarters, type ZoneClock } from '@redraft/analytics';
import type {
  AssignmentComparison,
  ClassDays,
  ClassFiguresQuery,
  ClassHeatmap,
  ClassId,
  FileId,
  SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { countWordsOfFiles, loadActivity } from '../../domain/analytics/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { isTextHandedIn, presentSubmissions } from '../../domain/class-texts/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listStudents, loadStaffMembership } from '../../domain/members/index.ts';
import { hasTrackedText } from '../../domain/revisions/index.ts';
import { listMissedAssignments, listSubmissionsOfClass } from '../../domain/submissions/index.ts';
import { loadHeatmapOfTexts, type SharedHour, toGraphText } from '../../domain/writing-figures/index.ts';
import { readFromReplica } from '../../platform/replica.ts';
import { addDays, computeQuantiles, presentDays } from './class-figure-rules.ts';

/** The texts of a class, or for one of its assignments, for its staff. */
async function loadTexts(actor: Actor, { id, assignmentId }: ClassFiguresQuery) {
  await loadStaffMembership(actor, id);
  const [{ time_zone: timezone }, texts] = await Promise.all([
    selectClass(id),
    listSubmissionsOfClass(id, { assignmentId }),
  ]);
  return { timezone, texts, fileIds: texts.map((text) => text.main_file_id) };
}

export async function loadHeatmapOfClass(actor: Actor, query: ClassFiguresQuery): Promise<ClassHeatmap> {
  const { timezone, texts } = await loadTexts(actor, query);
  return readFromReplica(() => loadHeatmapOfTexts({ timezone, texts: texts.map(toGraphText) }));
}

export async function loadDaysOfClass(actor: Actor, query: ClassFiguresQuery): Promise<ClassDays> {
  const { timezone, fileIds } = await loadTexts(actor, query);
  const zoneClock = createZoneClock(timezone);
  const days = await readFromReplica(() => loadDays(fileIds, zoneClock));
  return { timezone, days: presentDays(days), algorithmVersion };
}

async function loadDays(fileIds: readonly FileId[], zoneClock: ZoneClock): Promise<Map<string, SharedHour>> {
  const days = new Map<string, SharedHour>();
  for await (const files of loadActivity(fileIds)) {
    for (const file of files) addDays(days, { quarters: unpackQuarters(file.quarters) }, zoneClock);
  }
  return days;
}

export async function countWordsOfClass(
  actor: Actor,
  query: ClassFiguresQuery,
): Promise<{ id: SubmissionId; totalLen: number }[]> {
  const { texts, fileIds } = await loadTexts(actor, query);
  const words = await readFromReplica(() => countWordsOfFiles(fileIds));
  return texts.map((text) => ({ id: text.id, totalLen: words.get(text.main_file_id) ?? 0 }));
}

/** Progress, time and length by assignment. */
export async function compareAssignments(
  actor: Actor,
  id: ClassId,
  now: Date,
): Promise<AssignmentComparison> {
  const { texts: rows, fileIds } = await loadTexts(actor, { id });
  const [words, assignments, students, texts, notStarted] = await readFromReplica(() =>
    Promise.all([
      countWordsOfFiles(fileIds),
      listAssignments(id),
      listStudents(id),
      presentSubmissions(id, {}, now),
      listMissedAssignments({ classId: id }, now),
    ]),
  );
  const lengths = new Map(
    rows
      .filter((row) => hasTrackedText(row.main_file_kind))
      .map((row) => [row.id, words.get(row.main_file_id) ?? 0]),
  );
  const byAssignment = Map.groupBy(texts, (text): number => text.assignmentId);
  return {
    students: students.length,
    assignments: assignments.map(({ id: assignmentId, title }) => {
      const assignmentTexts = byAssignment.get(assignmentId) ?? [];
      const count = (test: (text: (typeof assignmentTexts)[number]) => boolean) =>
        assignmentTexts.filter(test).length;
      return {
        id: assignmentId,
        title,
        begun: assignmentTexts.length,
        handedIn: count(isTextHandedIn),
        late: count(({ late }) => late),
        missed:
          count(({ status }) => status === 'MISSED') +
          notStarted.filter((step) => step.assignmentId === assignmentId).length,
        seconds: computeQuantiles(assignmentTexts.map(({ totalTime }) => totalTime)),
        words: computeQuantiles(assignmentTexts.flatMap((text) => lengths.get(text.submissionId) ?? [])),
      };
    }),
    algorithmVersion,
  };
}
