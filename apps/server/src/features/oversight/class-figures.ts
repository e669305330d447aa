import { algorithmVersion, createZoneClock, unpackQuarters } from '@redraft/analytics';
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
import { loadActivity } from '../../domain/analytics/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { isTextHandedIn, presentSubmissions } from '../../domain/class-texts/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listStudents, loadStaffMembership } from '../../domain/members/index.ts';
import { listMissedAssignments, listSubmissionsOfClass } from '../../domain/submissions/index.ts';
import { loadHeatmapOfTexts, type SharedHour, toGraphText } from '../../domain/writing-figures/index.ts';
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
  return loadHeatmapOfTexts({ timezone, texts: texts.map(toGraphText) });
}

export async function loadDaysOfClass(actor: Actor, query: ClassFiguresQuery): Promise<ClassDays> {
  const { timezone, fileIds } = await loadTexts(actor, query);
  const zoneClock = createZoneClock(timezone);
  const days = new Map<string, SharedHour>();
  for await (const files of loadActivity(fileIds)) {
    for (const file of files) addDays(days, { quarters: unpackQuarters(file.quarters) }, zoneClock);
  }
  return { timezone, days: presentDays(days), algorithmVersion };
}

export async function countWordsOfClass(
  actor: Actor,
  query: ClassFiguresQuery,
): Promise<{ id: SubmissionId; totalLen: number }[]> {
  const { texts, fileIds } = await loadTexts(actor, query);
  const words = await wordsIn(fileIds);
  return texts.map((text) => ({ id: text.id, totalLen: words.get(text.main_file_id) ?? 0 }));
}

async function wordsIn(fileIds: readonly FileId[]): Promise<Map<FileId, number>> {
  const words = new Map<FileId, number>();
  for await (const files of loadActivity(fileIds)) {
    for (const file of files) words.set(file.fileId, file.words);
  }
  return words;
}

/** Progress, time and length by assignment. */
export async function compareAssignments(
  actor: Actor,
  id: ClassId,
  now: Date,
): Promise<AssignmentComparison> {
  const [words, assignments, students, texts, notStarted] = await Promise.all([
    countWordsOfClass(actor, { id }),
    listAssignments(id),
    listStudents(id),
    presentSubmissions(id, {}, now),
    listMissedAssignments({ classId: id }, now),
  ]);
  const lengths = new Map(words.map((one) => [one.id, one.totalLen]));
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
        words: computeQuantiles(assignmentTexts.map((text) => lengths.get(text.submissionId) ?? 0)),
      };
    }),
    algorithmVersion,
  };
}
