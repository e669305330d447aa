import {
  type AssignmentId,
  type ClassId,
  createAssignmentBodySchema,
  registerClassBodySchema,
} from '@redraft/contracts';
import type { AssignmentKey, DemoAssignment, World } from '@redraft/demo-world';
import { type Actor, hasPermission } from '../access/index.ts';
import { createAccount } from '../domain/accounts/index.ts';
import { createAssignmentWithFiles } from '../domain/assignment-details/index.ts';
import { listLookups, registerClass } from '../domain/classes/index.ts';
import { insertAssistant, upsertEnrollment } from '../domain/members/index.ts';
import { setAccommodations } from '../features/accommodations/index.ts';
import { addSection, assignSection } from '../features/sections/index.ts';
import { hashPassword } from '../platform/password.ts';
import { writeInvitation } from './write-invitation.ts';
import { rubricOf, writeRubric } from './write-rubric.ts';
import { filesOf, writeTemplates } from './write-templates.ts';

export type People = ReadonlyMap<string, Actor>;

/** Creates staff first; `beforeStudents` runs before any student has an account. */
export async function writePeople(
  world: World,
  beforeStudents: (staff: People) => Promise<void>,
): Promise<People> {
  const at = new Date(world.schoolClass.createdAt);
  // One hash for all accounts: they share the password, and 29 hashes would take seconds.
  const passwordHash = await hashPassword(world.password);
  const people = new Map<string, Actor>();
  const isStudent = (person: World['people'][number]) => hasPermission(person, 'enrollment.join');
  const [students = [], staff = []] = [true, false].map((requested) =>
    world.people.filter((person) => isStudent(person) === requested),
  );
  for (const person of [...staff, ...students]) {
    if (person === students[0]) await beforeStudents(people);
    const userId = await createAccount({ ...person, passwordHash, at });
    people.set(person.username, { ...person, userId, sessionId: 0, sessionExpiresAt: at });
  }
  return people;
}

export function personOf(people: People, username: string): Actor {
  const person = people.get(username);
  if (!person) throw new Error(`Nobody in the demo world is called ${username}.`);
  return person;
}

export async function lookupId(kind: 'area' | 'level', name: string): Promise<number> {
  const found = (await listLookups(kind)).find((item) => item.name === name);
  if (!found) throw new Error(`There is no ${kind} called ${name}.`);
  return found.id;
}

/** Creates the class with its members and assignments; returns the assignments' IDs. */
export async function writeSchoolClass(
  world: World,
  people: People,
): Promise<Map<AssignmentKey, AssignmentId>> {
  const { schoolClass } = world;
  const owner = personOf(people, schoolClass.owner);
  const body = registerClassBodySchema.parse({
    classname: schoolClass.name,
    enrollkey: schoolClass.enrollKey,
    classStartDate: schoolClass.startDay,
    classEndDate: schoolClass.endDay,
    subjectarea: await lookupId('area', schoolClass.subjectArea),
    studentlevel: await lookupId('level', schoolClass.studentLevel),
    classTimeZone: schoolClass.timeZone,
    gradeMethod: schoolClass.gradeMethod,
  });
  const createdAt = new Date(schoolClass.createdAt);
  const classId = await registerClass(owner, body, createdAt);
  for (const username of schoolClass.assistants) {
    await insertAssistant(classId, personOf(people, username).userId, createdAt);
  }
  for (const { username, enrolledAt } of schoolClass.students) {
    const studentId = personOf(people, username).userId;
    const at = new Date(enrolledAt);
    await upsertEnrollment({ classId, studentId, isOptedOut: false, sectionId: null, at });
  }
  await writeSections({ world, people, owner, classId });
  await writeInvitation(owner, classId, createdAt);
  await writeRubric(owner, createdAt);
  const written = await writeTemplates(owner, createdAt);
  const ids = new Map<AssignmentKey, AssignmentId>();
  for (const assignment of world.assignments) {
    const templates = filesOf(assignment.key, written);
    const rubric = rubricOf(assignment.key);
    const content = { classId, ...assignmentBody(assignment), templates, rubric };
    const id = await createAssignmentWithFiles(
      owner,
      createAssignmentBodySchema.parse(content),
      new Date(assignment.createdAt),
    );
    ids.set(assignment.key, id);
  }
  await writeAccommodation({ people, owner, classId, at: createdAt });
  return ids;
}

/** Two sections; students are assigned alternately. */
async function writeSections(course: {
  world: World;
  people: People;
  owner: Actor;
  classId: ClassId;
}): Promise<void> {
  const { world, people, owner, classId } = course;
  const { students, createdAt } = world.schoolClass;
  const at = new Date(createdAt);
  for (const [turn, name] of ['Monday group', 'Thursday group'].entries()) {
    const sectionId = await addSection(owner, { classId, name }, at);
    const members = students.filter((_, index) => index % 2 === turn);
    const studentIds = members.map(({ username }) => personOf(people, username).userId);
    await assignSection(owner, { classId, sectionId, studentIds, invitationIds: [] }, at);
  }
}

/** Gives one student 25 percent more time; picks one who hands in well before the deadline. */
async function writeAccommodation(course: {
  people: People;
  owner: Actor;
  classId: ClassId;
  at: Date;
}): Promise<void> {
  const { people, owner, classId, at } = course;
  const studentId = personOf(people, 'demo_student6').userId;
  const note = 'Agreed at the start of term: a quarter more time for written work.';
  const accommodations = [{ assignmentId: null, extraPercent: 25, extensionMinutes: 0, note }];
  await setAccommodations(owner, { classId, studentId, accommodations }, at);
}

function assignmentBody(assignment: DemoAssignment) {
  return {
    title: assignment.title,
    description: assignment.description,
    pointValue: assignment.pointValue,
    startDate: new Date(assignment.startAt).toISOString(),
    endDate: new Date(assignment.endAt).toISOString(),
    autoSubmission: assignment.isEnforced,
    showAnalytics: assignment.showAnalytics === 'AFTER_GRADE',
    showAnalyticsAlways: assignment.showAnalytics === 'ALWAYS',
    uploadFile: assignment.uploadFile,
    multiDraft: assignment.multiDraft,
    expectations: { words: assignment.expectedWords, minutes: null, sittings: null },
    draftSubmissions: assignment.drafts
      .filter((draft) => draft.type === 'DRAFT')
      .map((draft) => ({
        draftTitle: draft.title,
        draftDeadline: new Date(draft.deadline).toISOString(),
        draftPointValue: draft.pointValue,
      })),
  };
}
