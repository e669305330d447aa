import { type ClassOverview, classOverviewSchema } from '@redraft/contracts';

/** A class without members or assignments, as its instructor sees it. */
export function buildClassOverview(): ClassOverview {
  return classOverviewSchema.parse({
    audience: 'staff',
    id: 7,
    className: 'Rhetoric',
    instructorName: 'Ada Stern',
    subjectArea: 'Philosophy',
    studentLevel: 'Master',
    startDate: '2026-10-01',
    endDate: '2026-12-20',
    classTimeZone: 'Europe/Berlin',
    gradeMethod: 'Numeric',
    subjectAreaId: 1,
    studentLevelId: 1,
    enrollKey: 'AS-12345',
    enrollkey: 'AS-12345',
    grades: [],
    lettersInUse: [],
    archived: false,
    version: 1,
    sections: [],
    students: [],
    invitations: [],
    invitationLanguage: null,
    assignments: [],
    assistants: [],
    missed: [],
    withoutNames: [],
    can: { manage: true },
  });
}
