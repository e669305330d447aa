import type { DraftId, UserId } from '@redraft/contracts';
import { type GradeTable, gradeOf } from './grade-table.ts';

/** The lines of a file of grades: everybody of the class, then each text without a name under its code. */
export function rowsOfFile(table: GradeTable, missedWord: string): (string | number | null)[][] {
  const texts = new Map(table.texts.map((text) => [`${text.studentId} ${text.assignmentId}`, text]));
  const missed = new Set(table.missed.map(({ studentId, draftId }) => `${studentId} ${draftId}`));
  const isMissed = (studentId: UserId, draftId: DraftId | undefined) => missed.has(`${studentId} ${draftId}`);
  const hasCodes = table.hiddenTexts.length > 0;
  const ofPeople = table.students.map((student) => [
    ...[student.lastName, student.firstName, student.email, student.username],
    ...(hasCodes ? [null] : []),
    ...table.assignments.map(({ id, drafts }) => {
      const text = texts.get(`${student.id} ${id}`);
      if (text) return gradeOf(text, table);
      const final = drafts.find(({ draftType }) => draftType === 'FINAL');
      return isMissed(student.id, final?.draftId) ? missedWord : null;
    }),
  ]);
  const ofCodes = table.hiddenTexts.map((text) => [
    ...[null, null, null, null, text.code],
    ...table.assignments.map(({ id }) => (id === text.assignmentId ? gradeOf(text, table) : null)),
  ]);
  return [...ofPeople, ...ofCodes];
}
