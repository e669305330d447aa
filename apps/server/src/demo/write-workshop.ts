import { importRosterBodySchema, registerClassBodySchema } from '@redraft/contracts';
import type { World } from '@redraft/demo-world';
import { type Actor, hasPermission } from '../access/index.ts';
import { registerClass } from '../domain/classes/index.ts';
import { importRoster } from '../features/roster/index.ts';
import { lookupId } from './write-class.ts';

/** The last students of the class, by count, who are invited to the workshop too. */
const invitedCount = 4;

/** A second class whose roster was imported before its students had accounts: they find an invitation. */
export async function writeWorkshop(world: World, owner: Actor): Promise<void> {
  const { schoolClass } = world;
  const at = new Date(schoolClass.createdAt);
  const body = registerClassBodySchema.parse({
    classname: 'Creative Writing Workshop',
    enrollkey: 'RA-WKSHP',
    classStartDate: schoolClass.startDay,
    classEndDate: schoolClass.endDay,
    subjectarea: await lookupId('area', 'Creative writing'),
    studentlevel: await lookupId('level', schoolClass.studentLevel),
    classTimeZone: schoolClass.timeZone,
    gradeMethod: 'Letter',
  });
  const classId = await registerClass(owner, body, at);
  const students = world.people
    .filter((person) => hasPermission(person, 'enrollment.join'))
    .slice(-invitedCount);
  const rows = students.map(({ email, firstName, lastName }, index) => ({
    line: index + 1,
    email,
    firstName,
    lastName,
  }));
  await importRoster(owner, importRosterBodySchema.parse({ classId, rows }), at);
}
