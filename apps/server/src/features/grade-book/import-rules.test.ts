import { assignmentIdSchema, submissionIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type ImportInto, planImport } from './import-rules.ts';

const [essay, blind] = [assignmentIdSchema.parse(1), assignmentIdSchema.parse(2)];
const settings = {
  holdsBack: false,
  isAnonymous: false,
  processShare: 0,
  scale: 'American' as const,
  version: 0,
};
const counts = {
  drafts: [],
  endDate: '2026-03-02T10:00:00Z',
  pointValue: 10,
  numberOfTexts: 1,
  numberOfGraded: 1,
  numberOfHeld: 0,
  numberOfHidden: 0,
};

const into: ImportInto = {
  gradeMethod: 'Numeric',
  gradeOptions: [],
  titles: ['Essay', 'Blind'],
  assignments: [
    { id: essay, title: 'Essay', settings, ...counts },
    { id: blind, title: 'Blind', settings: { ...settings, isAnonymous: true }, ...counts, numberOfHidden: 1 },
  ],
  students: [
    {
      id: userIdSchema.parse(7),
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.org',
      username: 'ada',
    },
    { id: userIdSchema.parse(8), firstName: 'Bo', lastName: 'Li', email: 'bo@example.org', username: 'bo' },
  ],
  texts: [
    {
      submissionId: submissionIdSchema.parse(70),
      assignmentId: essay,
      studentId: userIdSchema.parse(7),
      grade: 50,
      alternateGrade: null,
      isSubmitted: true,
      isShown: true,
      mark: null,
    },
  ],
  hiddenTexts: [
    {
      submissionId: submissionIdSchema.parse(90),
      assignmentId: blind,
      code: 'A1B2-C3D4',
      grade: 40,
      alternateGrade: null,
      isSubmitted: true,
    },
  ],
};
const head = ['E-mail', 'Essay'];
const plan = (...rows: string[][]) => planImport([head, ...rows], into);

it('a grade import lists each change with old and new value', () => {
  expect(plan(['ADA@example.org', '72,5'])).toMatchObject({
    changes: [{ submissionId: 70, grade: 72.5, replaces: 50, name: 'Ada Byron', column: 'Essay' }],
    problems: [],
  });
});

it.each([
  ['the same grade', '50', 0, 1],
  ['an empty cell', '', 0, 0],
  ['a dash, which takes the grade away', '-', 1, 0],
])('a grade import with %s contains that many changes', (_name, cell, changes, unchanged) => {
  const read = plan(['ada@example.org', cell]);
  expect([read.changes.length, read.unchanged, read.problems]).toEqual([changes, unchanged, []]);
});

it.each([['101'], ['-5'], ['72.555'], ['1e2'], ['72%'], ['A'], ['seventy'], ['0x10']])(
  'a grade import with "%s" is refused',
  (cell) => {
    expect(plan(['ada@example.org', cell])).toMatchObject({
      changes: [],
      problems: [{ line: 2, column: 'Essay', value: cell, reason: 'grade' }],
    });
  },
);

it('a grade import checks that user name and name belong to the same person', () => {
  const both = (email: string, username: string) =>
    planImport(
      [
        ['E-Mail', 'Benutzername', 'Essay'],
        [email, username, '60'],
      ],
      into,
    );
  expect(both('', 'ada').changes).toHaveLength(1);
  expect(both('ada@example.org', 'ada').changes).toHaveLength(1);
  expect(both('ada@example.org', 'bo').problems).toMatchObject([{ reason: 'student' }]);
});

it('a grade import reports every unusable value with its line', () => {
  const read = plan(
    ['nobody@example.org', '1'],
    ['', ''],
    ['ada@example.org', '60'],
    ['ada', '61'],
    ['bo', '5'],
  );
  expect(read.problems).toMatchObject([
    { line: 2, reason: 'student' },
    { line: 4, reason: 'twice' },
    { line: 5, reason: 'twice' },
    { line: 6, reason: 'not_started' },
  ]);
  expect(read.changes).toEqual([]);
});

it('a grade import applies valid lines beside invalid ones', () => {
  const read = plan(['nobody@example.org', '1'], ['ada@example.org', '60'], ['bo', 'B+']);
  expect(read.changes).toMatchObject([{ submissionId: 70, grade: 60 }]);
  expect(read.problems).toMatchObject([
    { line: 2, reason: 'student' },
    { line: 4, reason: 'grade', value: 'B+' },
  ]);
});

it.each([
  ['Average', 'Points possible'],
  ['Durchschnitt', 'Mögliche Punkte'],
])('a grade import ignores what an export adds: %s', (average, points) => {
  const read = planImport(
    [
      ['Last name', 'E-mail', 'Essay', average, points],
      ['Byron', 'ada@example.org', '60', '12', '99'],
      [average, '', '60', '', ''],
    ],
    into,
  );
  expect(read).toMatchObject({ changes: [{ grade: 60 }], problems: [], ignored: [] });
});

it('a grade import refuses an assignment with two columns', () => {
  const read = planImport(
    [
      ['E-mail', 'Essay', 'Essay'],
      ['ada@example.org', '60', '70'],
    ],
    into,
  );
  expect(read.problems).toEqual([{ line: 1, column: 'Essay', value: 'Essay', reason: 'column' }]);
  expect(read.changes).toEqual([]);
});

it('a grade import limits the number of reported problems', () => {
  const none = Array.from({ length: 3000 }, () => ['nobody@example.org', '1']);
  const { problems, numberOfProblems, changes } = plan(...none, ['ada', '60']);
  expect([problems.length, numberOfProblems, changes.length]).toEqual([1000, 3000, 1]);
});

it('a grade import refuses names while grading is anonymous, and reports the unread columns', () => {
  const read = planImport(
    [
      ['Username', 'Blind', 'Notes'],
      ['ada', '60', 'hello'],
    ],
    into,
  );
  expect(read).toMatchObject({
    changes: [],
    problems: [{ column: 'Blind', reason: 'hidden' }],
    ignored: ['Notes'],
  });
});

it('a grade import assigns a grade to an anonymous submission by its code', () => {
  const read = planImport(
    [
      ['E-mail', 'Code', 'Essay', 'Blind'],
      ['ada@example.org', '', '60', ''],
      ['', 'a1b2-c3d4', '', '70'],
    ],
    into,
  );
  expect(read).toMatchObject({
    changes: [{ submissionId: 70 }, { submissionId: 90, grade: 70, replaces: 40, name: 'A1B2-C3D4' }],
    problems: [],
  });
});

it.each([
  ['that no text has', ['', 'FFFF-FFFF', '', '70'], 'code'],
  ['beside a name', ['ada', 'A1B2-C3D4', '', '70'], 'code'],
  ['and a grade for another assignment', ['', 'A1B2-C3D4', '70', ''], 'code'],
])('a grade import refuses a code %s', (_name, line, reason) => {
  expect(planImport([['Username', 'Kürzel', 'Essay', 'Blind'], line], into)).toMatchObject({
    changes: [],
    problems: [{ reason }],
  });
});

it.each([['Missed'], ['Versäumt']])(
  'a grade import ignores "%s" for an assignment that was not started',
  (word) => {
    expect(plan(['bo', word], ['ada', word])).toMatchObject({ changes: [], unchanged: 2, problems: [] });
  },
);
