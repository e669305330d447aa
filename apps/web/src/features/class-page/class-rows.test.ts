import type { ClassAssignment, ClassMember, OwnedSubmission } from '@redraft/contracts';
import {
  classAssignmentSchema,
  classMemberSchema,
  classSectionSchema,
  ownedSubmissionSchema,
} from '@redraft/contracts';
import { expect, it } from 'vitest';
import { formatSortName } from '../../domain/classes/register-name.ts';
import {
  buildAssignmentSubmissionRows,
  buildStudentRows,
  buildStudentSubmissionRows,
  splitDuration,
} from './class-rows.ts';

const at = '2026-10-01T10:00:00Z';

function submission(studentId: number, assignmentId: number, totalTime: number): OwnedSubmission {
  return ownedSubmissionSchema.parse({
    studentId,
    submissionId: 10 * studentId + assignmentId,
    assignmentId,
    assignmentTitle: `Essay ${assignmentId}`,
    createDate: at,
    lastChangeDate: null,
    status: 'NONE',
    late: false,
    score: -1,
    alternateGrade: null,
    totalTime,
    draftSubmissions: [],
  });
}

/** The third student has more time except in the second assignment. */
function findGranted(id: number) {
  const one = { extensionMinutes: 0, note: '' };
  if (id !== 3) return [];
  return [
    { ...one, assignmentId: null, extraPercent: 25 },
    { ...one, assignmentId: 2, extraPercent: 0 },
  ];
}

function student(id: number, totalTime: number): ClassMember {
  return classMemberSchema.parse({
    id,
    firstName: `F${id}`,
    lastName: `L${id}`,
    email: 'x@y.example',
    totalTime,
    sectionId: id === 1 ? 5 : null,
    accommodations: findGranted(id),
  });
}

function assignment(id: number): ClassAssignment {
  return classAssignmentSchema.parse({
    id,
    title: `Essay ${id}`,
    description: '',
    startDate: at,
    endDate: at,
    pointValue: 100,
    autoSubmission: false,
    preventAfterDueDate: false,
    visible: true,
    stoped: false,
    numberOfStarted: 0,
    progress: { handedIn: 0, toGrade: 0, late: 0, draft: null },
    peerReviewConfigured: false,
    isMarker: false,
    isCalibrating: false,
  });
}

const missedBy = (studentId: number, assignmentId: number) => [
  { studentId: student(studentId, 0).id, assignmentId: assignment(assignmentId).id },
];
const students = [student(1, 100), student(2, 0), student(3, 300)];

it('the rows of a class rank students by their time, and those without time separately', () => {
  expect(buildStudentRows(students, []).map((row) => row.rank)).toEqual(['2/2', '--', '1/2']);
});
it('the rows of a class show the section of a student if there is one', () => {
  const sections = [classSectionSchema.parse({ id: 5, name: 'Monday' })];
  expect(buildStudentRows(students, sections).map((row) => row.section)).toEqual(['Monday', null, null]);
});
it('the rows of a class show the accommodation of a student per assignment', () => {
  const findGranted = (id: number) =>
    buildAssignmentSubmissionRows(assignment(id).id, { students, missed: [], withoutNames: [] }, []).map(
      (row) => row.ownAccommodation,
    );
  expect(findGranted(1)).toEqual([null, null, expect.objectContaining({ extraPercent: 25 })]);
  expect(findGranted(2)).toEqual([null, null, null]);
});
it('the rows of a class show every assignment of a student, started or not', () => {
  const rows = buildStudentSubmissionRows(
    { assignments: [assignment(1), assignment(2)], missed: missedBy(3, 2), withoutNames: [] },
    student(3, 300).id,
    [submission(3, 1, 300)],
  );
  expect(rows.map((row) => [row.name, row.submission?.totalTime, row.isMissed])).toEqual([
    ['Essay 1', 300, false],
    ['Essay 2', undefined, true],
  ]);
});
it('the rows of a class hide students without a submission if names are hidden', () => {
  const id = assignment(2).id;
  const hidden = { students, missed: [], withoutNames: [id] };
  const rows = buildAssignmentSubmissionRows(id, hidden, [submission(1, 2, 40)]);
  expect(rows.map((row) => row.isHidden)).toEqual([false, true, true]);
});
it('the rows of a class show every student of an assignment, ranked within it', () => {
  const rows = buildAssignmentSubmissionRows(
    assignment(2).id,
    { students, missed: missedBy(3, 2), withoutNames: [] },
    [submission(1, 2, 40)],
  );
  expect(rows.map((row) => [row.name, row.rank, row.isMissed])).toEqual([
    ['L1, F1', '1/1', false],
    ['L2, F2', '--', false],
    ['L3, F3', '--', true],
  ]);
});

it('a name without a last name has no comma', () => {
  expect(formatSortName({ firstName: 'Plato', lastName: '' })).toBe('Plato');
});

it.each([
  [0, 0, '00:00:00'],
  [59.9, 0, '00:00:59'],
  [3_661, 0, '01:01:01'],
  [86_399, 0, '23:59:59'],
  [90_000, 1, '01:00:00'],
  [-5, 0, '00:00:00'],
])('%d seconds are shown as %d days and %s', (seconds, days, time) => {
  expect(splitDuration(seconds)).toEqual({ days, time });
});
