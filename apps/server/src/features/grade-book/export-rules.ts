import { averageOfGrades, type DraftId, totalOfGrades, type UserId } from '@redraft/contracts';
import { type GradeTable, gradeOf } from './grade-table.ts';

type Cell = string | number | null;

/** Headers of a student's totals: points are added if the class uses points. */
export const totalHeads = {
  Numeric: ['grade.average', 'grade.points', 'grade.points_of'],
  Letter: ['grade.average'],
} as const;

interface Headings {
  missed: string;
  average: string;
}

/** The rows of a file of grades: all students with their totals, anonymous texts by code, and the averages of assignments. */
export function createRows(table: GradeTable, headings: Headings): Cell[][] {
  const texts = new Map(table.texts.map((text) => [`${text.studentId} ${text.assignmentId}`, text]));
  const missed = new Set(table.missed.map(({ studentId, draftId }) => `${studentId} ${draftId}`));
  const isMissed = (studentId: UserId, draftId: DraftId | undefined) => missed.has(`${studentId} ${draftId}`);
  const hasCodes = table.hiddenTexts.length > 0;
  const studentRows = table.students.map((student) => [
    student.lastName,
    student.firstName,
    student.email,
    student.username,
    ...(hasCodes ? [null] : []),
    ...table.assignments.map(({ id, drafts }) => {
      const text = texts.get(`${student.id} ${id}`);
      if (text) return gradeOf(text, table);
      const finalDraft = drafts.find(({ draftType }) => draftType === 'FINAL');
      return isMissed(student.id, finalDraft?.draftId) ? headings.missed : null;
    }),
    ...totalsOf(student.id, texts, table),
  ]);
  const codeRows = table.hiddenTexts.map((text) => [
    null,
    null,
    null,
    null,
    text.code,
    ...table.assignments.map(({ id }) => (id === text.assignmentId ? gradeOf(text, table) : null)),
    ...totalHeads[table.gradeMethod].map(() => null),
  ]);
  return [...studentRows, ...codeRows, ...averages(table, headings)];
}

function totalsOf(
  studentId: UserId,
  texts: ReadonlyMap<string, GradeTable['texts'][number]>,
  table: GradeTable,
): Cell[] {
  const assignmentAverages = table.assignments.map(({ id, pointValue }) => {
    const text = texts.get(`${studentId} ${id}`);
    return { weight: pointValue, grade: text ? gradeOf(text, table) : null };
  });
  const { average, points, pointsOf } = totalOfGrades(assignmentAverages, table);
  return table.gradeMethod === 'Letter' ? [average] : [average, points, pointsOf];
}

/** Over all texts of an assignment, including anonymous ones; none if nothing is graded. */
function averages(table: GradeTable, headings: Headings): Cell[][] {
  const gradedCounts = table.assignments.map(({ id }) =>
    averageOfGrades(
      [...table.texts, ...table.hiddenTexts]
        .filter(({ assignmentId }) => assignmentId === id)
        .map((text) => gradeOf(text, table)),
      table,
    ),
  );
  if (gradedCounts.every((average) => average === null)) return [];
  return [
    [
      headings.average,
      null,
      null,
      null,
      ...(table.hiddenTexts.length > 0 ? [null] : []),
      ...gradedCounts,
      ...totalHeads[table.gradeMethod].map(() => null),
    ],
  ];
}
