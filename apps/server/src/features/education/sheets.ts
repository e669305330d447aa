import type { OverallStatus, OwnedSubmission, UserId } from '@redraft/contracts';
import { type Language, lookupCode, type PlainSentence, sentence } from '@redraft/sentences';
import type { AssignmentRow } from '../../domain/assignments/index.ts';
import { presentSubmissions } from '../../domain/class-texts/index.ts';
import type { ClassRow } from '../../domain/classes/index.ts';
import type { listStudents } from '../../domain/members/index.ts';
import {
  isSubmitted,
  listAssignmentsWithoutNames,
  listMissedAssignments,
} from '../../domain/submissions/index.ts';
import { say, translateStored } from '../../platform/sentences.ts';
import type { Sheet } from '../../platform/workbook.ts';
import type { Cell } from '../../platform/workbook-worker.ts';
import { addToTally, emptyTally, type Tally } from './sum-rules.ts';

export interface ClassExport {
  classRow: ClassRow;
  students: Awaited<ReturnType<typeof listStudents>>;
  assignments: AssignmentRow[];
  language: Language;
  now: Date;
}

/** Texts are loaded per assignment; the totals by student come last. */
export function createSheets(all: ClassExport): Sheet[] {
  const tallies = {
    students: new Map<number, Tally>(),
    assignments: new Map<number, Tally>(),
  };
  return [
    classSheet(all),
    submissionsSheet(all, tallies),
    assignmentsSheet(all, tallies),
    studentsSheet(all, tallies),
  ];
}

interface Tallies {
  students: Map<number, Tally>;
  assignments: Map<number, Tally>;
}

function classSheet({ classRow, students, assignments, language, now }: ClassExport): Sheet {
  const zone = classRow.time_zone;
  const lookup = (kind: 'area' | 'level', name: string) =>
    translateStored(language, { code: lookupCode(kind, name), params: {} }) ?? name;
  return {
    name: say(language, 'book.class'),
    columns: [
      { header: say(language, 'book.class_name'), width: 36, type: 'text' },
      { header: say(language, 'book.instructor'), width: 24, type: 'text' },
      { header: say(language, 'book.subject_area'), width: 22, type: 'text' },
      { header: say(language, 'book.student_level'), width: 22, type: 'text' },
      { header: say(language, 'book.start_date'), width: 12, type: 'day' },
      { header: say(language, 'book.end_date'), width: 12, type: 'day' },
      { header: say(language, 'book.time_zone'), width: 22, type: 'text' },
      { header: say(language, 'book.grade_method'), width: 14, type: 'text' },
      { header: say(language, 'book.students'), width: 12, type: 'whole' },
      { header: say(language, 'book.assignments'), width: 12, type: 'whole' },
      { header: say(language, sentence('book.exported', { zone })), width: 22, type: 'moment', zone },
    ],
    rows: [
      [
        [
          classRow.name,
          classRow.instructor_name,
          lookup('area', classRow.subject_area),
          lookup('level', classRow.student_level),
          classRow.start_day,
          classRow.end_day,
          zone,
          say(language, classRow.grade_method === 'Letter' ? 'book.letter' : 'book.numeric'),
          students.length,
          assignments.length,
          now.getTime(),
        ],
      ],
    ],
  };
}

function submissionsSheet(all: ClassExport, tallies: Tallies): Sheet {
  const { classRow, language } = all;
  const zone = classRow.time_zone;
  return {
    name: say(language, 'book.submissions'),
    columns: [
      { header: say(language, 'book.assignment'), width: 36, type: 'text' },
      { header: say(language, 'roster.last_name'), width: 20, type: 'text' },
      { header: say(language, 'roster.first_name'), width: 20, type: 'text' },
      { header: say(language, 'roster.email'), width: 30, type: 'text' },
      { header: say(language, sentence('book.created', { zone })), width: 18, type: 'moment', zone },
      { header: say(language, sentence('book.changed', { zone })), width: 18, type: 'moment', zone },
      { header: say(language, 'roster.status'), width: 24, type: 'text' },
      { header: say(language, 'book.late'), width: 10, type: 'truth' },
      { header: say(language, 'roster.writing_time'), width: 14, type: 'duration' },
      { header: say(language, 'book.drafts'), width: 10, type: 'whole' },
      { header: say(language, 'book.drafts_handed_in'), width: 14, type: 'whole' },
      {
        header: say(language, 'book.grade'),
        width: 10,
        type: classRow.grade_method === 'Letter' ? 'text' : 'number',
      },
    ],
    rows: submissionRows(all, tallies),
  };
}

async function* submissionRows(
  { classRow, students, assignments, language, now }: ClassExport,
  tallies: Tallies,
) {
  const withoutNames = await listAssignmentsWithoutNames(classRow.id);
  for (const { id, title } of assignments) {
    const [texts, missed] = await Promise.all([
      presentSubmissions(classRow.id, { assignmentId: id }, now),
      listMissedAssignments({ assignmentId: id }, now),
    ]);
    const studentsWithMissedStep = new Set(missed.map((step): UserId => step.studentId));
    const statusOf = ({ id: studentId }: { id: UserId }): PlainSentence => {
      if (withoutNames.includes(id)) return 'status.without_name';
      return studentsWithMissedStep.has(studentId) ? 'status.missed' : 'status.none';
    };
    const byStudent = new Map(texts.map((text): [UserId, OwnedSubmission] => [text.studentId, text]));
    for (const text of texts) {
      addToTally(tallies.assignments, id, text);
      addToTally(tallies.students, text.studentId, text);
    }
    yield students.map((student): Cell[] => [
      title,
      student.last_name,
      student.first_name,
      student.email,
      ...textCells(byStudent.get(student.id), { classRow, language, unbegun: statusOf(student) }),
    ]);
  }
}

/** A text that was not started has a status, but no times and figures. */
function textCells(
  text: OwnedSubmission | undefined,
  { classRow, language, unbegun }: Pick<ClassExport, 'classRow' | 'language'> & { unbegun: PlainSentence },
): Cell[] {
  const status = say(language, text ? statusSentences[text.status] : unbegun);
  if (text === undefined) return [null, null, status, false, null, null, null, null];
  const grade = classRow.grade_method === 'Letter' ? text.alternateGrade : text.score;
  return [
    Date.parse(text.createDate),
    text.lastChangeDate === null ? null : Date.parse(text.lastChangeDate),
    status,
    text.late,
    text.totalTime,
    text.draftSubmissions.length,
    text.draftSubmissions.filter((draft) => isSubmitted(draft.status)).length,
    grade === -1 ? null : grade,
  ];
}

const statusSentences: Record<OverallStatus, PlainSentence> = {
  NONE: 'status.none',
  SUBMITTED: 'status.submitted',
  SUBMITTED_AUTO: 'status.auto',
  SUBMITTED_LATE: 'status.late',
  SUBMITTED_INSTRUCTOR: 'status.instructor',
  SUBMITTED_EXCEPTION: 'status.exception',
  MISSED: 'status.missed',
  EXCEPTION: 'status.excepted',
};

function assignmentsSheet({ classRow, assignments, language }: ClassExport, tallies: Tallies): Sheet {
  const zone = classRow.time_zone;
  return {
    name: say(language, 'book.assignments'),
    columns: [
      { header: say(language, 'book.assignment'), width: 36, type: 'text' },
      { header: say(language, sentence('book.start', { zone })), width: 18, type: 'moment', zone },
      { header: say(language, sentence('book.deadline', { zone })), width: 18, type: 'moment', zone },
      { header: say(language, 'book.autosubmit'), width: 12, type: 'truth' },
      { header: say(language, 'book.autoevaluate'), width: 12, type: 'truth' },
      { header: say(language, 'book.enforcement'), width: 14, type: 'truth' },
      { header: say(language, 'book.texts'), width: 12, type: 'whole' },
      { header: say(language, 'book.handed_in'), width: 14, type: 'whole' },
      { header: say(language, 'book.late'), width: 10, type: 'whole' },
    ],
    rows: assignmentRows(assignments, tallies),
  };
}

function* assignmentRows(assignments: readonly AssignmentRow[], tallies: Tallies) {
  yield assignments.map((row): Cell[] => {
    const { begun, handedIn, late } = tallies.assignments.get(row.id) ?? emptyTally;
    return [
      row.title,
      row.start_at.getTime(),
      row.end_at.getTime(),
      row.auto_submission,
      row.auto_evaluate,
      row.prevent_after_due_date,
      begun,
      handedIn,
      late,
    ];
  });
}

function studentsSheet({ students, language }: ClassExport, tallies: Tallies): Sheet {
  return {
    name: say(language, 'book.students'),
    columns: [
      { header: say(language, 'roster.last_name'), width: 20, type: 'text' },
      { header: say(language, 'roster.first_name'), width: 20, type: 'text' },
      { header: say(language, 'roster.email'), width: 30, type: 'text' },
      { header: say(language, 'book.begun'), width: 14, type: 'whole' },
      { header: say(language, 'book.handed_in'), width: 14, type: 'whole' },
      { header: say(language, 'book.late'), width: 10, type: 'whole' },
      { header: say(language, 'roster.writing_time'), width: 14, type: 'duration' },
    ],
    rows: studentRows(students, tallies),
  };
}

function* studentRows(students: ClassExport['students'], tallies: Tallies) {
  yield students.map((row): Cell[] => {
    const { begun, handedIn, late, seconds } = tallies.students.get(row.id) ?? emptyTally;
    return [row.last_name, row.first_name, row.email, begun, handedIn, late, seconds];
  });
}
