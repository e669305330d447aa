import type { SubmissionStatus } from '@redraft/contracts';
import { accommodationSchema, classAccommodationsSchema, classStudentSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { buildPreviewRows } from './deadline-preview.ts';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const now = Date.parse(at(15));
const { assignments, classEndDate: classEnd } = classAccommodationsSchema.parse({
  classEndDate: '2026-06-30T22:00:00.000Z',
  students: [],
  assignments: [
    {
      id: 7,
      title: 'Essay',
      startDate: at(4),
      deadlines: [
        { draftId: 1, draftTitle: 'Outline', draftDeadline: at(8), draftPointValue: 20, draftType: 'DRAFT' },
        { draftId: 2, draftTitle: 'Final', draftDeadline: at(14), draftPointValue: 80, draftType: 'FINAL' },
      ],
    },
  ],
});
const accommodate = (extraPercent: number, extensionMinutes = 0) =>
  accommodationSchema.parse({ assignmentId: null, extraPercent, extensionMinutes });

function studentWith(statuses: SubmissionStatus[], accommodations = [accommodate(0, 1)].slice(1)) {
  const draft = (status: SubmissionStatus, index: number) => ({
    draftId: index + 1,
    title: '',
    draftType: index === statuses.length - 1 ? 'FINAL' : 'DRAFT',
    status,
    date: null,
    peerReviews: [],
  });
  const submission = {
    submissionId: 1,
    assignmentId: 7,
    assignmentTitle: 'Essay',
    createDate: at(5),
    lastChangeDate: null,
    status: 'NONE',
    late: false,
    score: -1,
    alternateGrade: null,
    totalTime: 0,
    draftSubmissions: statuses.map(draft),
  };
  return classStudentSchema.parse({
    id: 1,
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.example',
    totalTime: 0,
    sectionId: null,
    accommodations,
    submissions: statuses.length === 0 ? [] : [submission],
  });
}
const preview = (
  student: ReturnType<typeof studentWith>,
  granted: ReturnType<typeof accommodate>[],
  enforced = [7],
) =>
  buildPreviewRows({
    assignments,
    enforced: new Set(enforced),
    student,
    granted,
    zone: 'Europe/Berlin',
    classEnd,
    now,
  });

it('the deadlines of a student equal those of the class if nothing is granted', () => {
  expect(preview(studentWith([]), [])).toMatchObject([
    { own: at(8), gainedSeconds: 0, isPast: true, change: 'none' },
    { own: at(14), gainedSeconds: 0, isPast: true, change: 'none' },
  ]);
});
it('the deadlines of a student gain their share of the time since the start', () => {
  expect(preview(studentWith([]), [accommodate(50)])).toMatchObject([
    { own: at(10), gainedSeconds: 2 * 86_400, isPast: true },
    { own: at(19), gainedSeconds: 5 * 86_400, isPast: false },
  ]);
});

describe('saving', () => {
  const changes = (statuses: SubmissionStatus[], granted: ReturnType<typeof accommodate>[]) =>
    preview(studentWith(statuses), granted).map((row) => row.change);
  it.each<[SubmissionStatus[], string[]]>([
    [
      ['SUBMITTED', 'MISSED'],
      ['none', 'reopens'],
    ],
    [
      ['MISSED', 'SUBMITTED_AUTO'],
      ['reopens', 'reopens'],
    ],
    [
      ['MISSED', 'SUBMITTED'],
      ['none', 'none'],
    ],
    [
      ['MISSED', 'SUBMITTED_INSTRUCTOR'],
      ['none', 'none'],
    ],
    [
      ['NONE', 'NONE'],
      ['none', 'none'],
    ],
    [[], ['none', 'none']],
  ])('saving with drafts %j does %j', (statuses, expected) => {
    expect(changes(statuses, [accommodate(300)])).toEqual(expected);
  });
  it('saving reopens nothing whose extended deadline has passed too', () => {
    expect(changes(['MISSED', 'MISSED'], [accommodate(20)])).toEqual(['none', 'reopens']);
  });
  it('saving closes submissions that are no longer extended if deadlines are enforced', () => {
    const student = studentWith(['SUBMITTED', 'NONE'], [accommodate(50)]);
    expect(preview(student, []).map((row) => row.change)).toEqual(['none', 'closes']);
    expect(preview(student, [], []).map((row) => row.change)).toEqual(['none', 'none']);
    expect(preview(student, [accommodate(30)]).map((row) => row.change)).toEqual(['none', 'none']);
  });
});
