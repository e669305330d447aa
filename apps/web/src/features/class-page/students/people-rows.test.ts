import { classInvitationSchema, classMemberSchema, classSectionSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { buildPeopleRows, buildPersonKey } from './people-rows.ts';

const at = '2026-10-01T10:00:00Z';
const student = classMemberSchema.parse({
  id: 1,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@x.org',
  totalTime: 60,
  sectionId: 5,
  accommodations: [],
});
const invited = (id: number, overrides: object) =>
  classInvitationSchema.parse({
    id,
    email: 'bo@x.org',
    firstName: '',
    lastName: '',
    sectionId: null,
    invitedDate: at,
    mailedDate: null,
    mail: null,
    ...overrides,
  });
const rows = buildPeopleRows({
  students: [student],
  invitations: [invited(1, { sectionId: 5, lastName: 'Bo' }), invited(2, {})],
  sections: [classSectionSchema.parse({ id: 5, name: 'Monday' })],
});

it('invited people are listed in the class with their sections', () => {
  expect(rows.map(({ kind, name, section }) => [kind, name, section])).toEqual([
    ['student', 'Byron, Ada', 'Monday'],
    ['invited', 'Bo', 'Monday'],
    ['invited', 'bo@x.org', null],
  ]);
});

it('a student and an invitation with the same number are two rows', () => {
  expect(new Set(rows.map(buildPersonKey)).size).toBe(3);
});
