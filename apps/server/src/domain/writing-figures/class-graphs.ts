import { algorithmVersion, createZoneClock, rangeOfDays, type ZoneClock } from '@redraft/analytics';
import type {
  AssignmentActivity,
  AssignmentId,
  ClassHeatmap,
  FileId,
  HourlyActivity,
  SubmissionId,
  UserId,
  WordsChanged,
} from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { loadActivity } from '../analytics/index.ts';
import { hasTrackedText } from '../revisions/index.ts';
import {
  addExtent,
  addHours,
  addHoursOfDay,
  addThirds,
  addThirdsOf,
  type HoursOfStudents,
  noExtent,
  presentDays,
  presentHours,
  presentHoursOfDay,
  presentThirds,
  presentThirdsOf,
  type SharedHour,
  selectTextsOfHeatmap,
  type TextActivity,
  type ThirdsOfAssignments,
  type ThirdsOfStudents,
} from './class-graph-rules.ts';

/** A text in a chart, with its student and assignment. The caller has checked the permission. */
export interface GraphText {
  submissionId: SubmissionId;
  studentId: UserId;
  assignmentId: AssignmentId;
  fileId: FileId;
  /** Whether the text of the file is tracked. */
  isText: boolean;
}

/** From a row of a list of submissions. */
export function toGraphText(row: {
  id: SubmissionId;
  student_id: UserId;
  assignment_id: AssignmentId;
  main_file_id: FileId;
  main_file_kind: OfficeKind;
}): GraphText {
  return {
    submissionId: row.id,
    studentId: row.student_id,
    assignmentId: row.assignment_id,
    fileId: row.main_file_id,
    isText: hasTrackedText(row.main_file_kind),
  };
}

export interface GraphOf {
  texts: readonly GraphText[];
  timezone: string;
  /** Calendar days, both inclusive; unlimited if absent. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Adds the texts, a few at a time, with their activity within the days; returns all days with any activity. */
async function addActivity(
  { texts, timezone, from, to }: GraphOf,
  addText: (text: TextActivity, zoneClock: ZoneClock) => void,
): Promise<HourlyActivity['days']> {
  const zoneClock = createZoneClock(timezone);
  const range = rangeOfDays(zoneClock, { from, to });
  const byFile = new Map(texts.map((text) => [text.fileId, text]));
  let extent = noExtent;
  for await (const files of loadActivity([...byFile.keys()])) {
    for (const { fileId, quarters } of files) {
      extent = addExtent(extent, { quarters });
      const text = byFile.get(fileId);
      if (text) addText({ ...text, quarters, range }, zoneClock);
    }
  }
  return presentDays(extent, zoneClock);
}

export async function loadHeatmapOfTexts(scope: GraphOf): Promise<ClassHeatmap> {
  const { texts, unit } = selectTextsOfHeatmap(scope.texts);
  const hours = new Map<number, SharedHour>();
  await addActivity({ ...scope, texts }, (text, zoneClock) =>
    addHours(hours, text, { clock: zoneClock, unit }),
  );
  return { timezone: scope.timezone, unit, hours: presentHours(hours, unit), algorithmVersion };
}

export async function loadHourlyActivityOfTexts(scope: GraphOf): Promise<HourlyActivity> {
  const hours: HoursOfStudents = new Map();
  const days = await addActivity(scope, (text, zoneClock) => addHoursOfDay(hours, text, zoneClock));
  return { timezone: scope.timezone, days, hours: presentHoursOfDay(hours), algorithmVersion };
}

export async function loadAssignmentActivityOfTexts(
  scope: GraphOf,
  assignments: readonly { id: AssignmentId; title: string }[],
): Promise<AssignmentActivity> {
  const thirds: ThirdsOfAssignments = new Map();
  const days = await addActivity(scope, (text, zoneClock) => addThirdsOf(thirds, text, zoneClock));
  return {
    timezone: scope.timezone,
    days,
    assignments: presentThirdsOf(thirds, assignments),
    algorithmVersion,
  };
}

export async function loadWordsChangedOfTexts(scope: GraphOf): Promise<WordsChanged> {
  const thirds: ThirdsOfStudents = new Map();
  const texts = scope.texts.filter(({ isText }) => isText);
  const days = await addActivity({ ...scope, texts }, (text, zoneClock) =>
    addThirds(thirds, text, { clock: zoneClock, column: 'words' }),
  );
  return { timezone: scope.timezone, days, buckets: presentThirds(thirds), algorithmVersion };
}
