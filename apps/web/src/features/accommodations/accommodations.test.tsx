import { assignmentIdSchema, classMemberSchema, draftIdSchema } from '@redraft/contracts';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildClassOverview } from '../../testing/class-overview.ts';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { AccommodationDialog } from './accommodation-dialog.tsx';
import { MoreTime } from './more-time.tsx';

const classDetails = buildClassOverview();
const student = classMemberSchema.parse({
  id: 11,
  firstName: 'Ada',
  lastName: 'Stern',
  email: 'ada@school.example',
  totalTime: 0,
  sectionId: null,
  accommodations: [],
});
const deadline = {
  draftId: draftIdSchema.parse(5),
  draftTitle: 'Outline',
  draftPointValue: 10,
  draftDeadline: '2026-10-12T10:00:00Z',
  draftType: 'DRAFT' as const,
};
const readSubmission = {
  classId: classDetails.id,
  assignmentId: assignmentIdSchema.parse(21),
  studentName: 'Ada Stern',
  deadlines: [deadline],
  classTimezone: 'Europe/Berlin',
};

it('the accommodation form opens after more time was granted to the same student in the reader', async () => {
  const server = new FakeServer();
  server.respondTo('GET', '/api/classes/accommodations', {
    classEndDate: '2026-12-20T23:00:00Z',
    students: [],
    assignments: [],
  });
  server.respondTo('GET', '/api/classes/submissions', []);
  show(<MoreTime submission={readSubmission} studentId={student.id} onMoved={() => undefined} />);
  await screen.findByRole('button', { name: '+3 days' });
  cleanup();
  show(<AccommodationDialog classDetails={classDetails} student={student} onClose={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined();
});
