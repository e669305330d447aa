import type { Course, Member, Person, PlatformState } from './state.ts';
import type { Role } from './vocabulary.ts';

/** The people and the course that tests and the demo begin with. */
export const world = {
  courseId: 'writing-101',
  instructorId: 'person-instructor',
  assistantId: 'person-assistant',
  studentIds: ['person-student-1', 'person-student-2', 'person-student-3'],
} as const;

const begin = '2026-01-01T00:00:00.000Z';

function person(id: string, [givenName, familyName]: [string, string], locale = 'en'): Person {
  const username = `${givenName}.${familyName}`.toLowerCase();
  return { id, username, givenName, familyName, email: `${username}@platform.example`, locale };
}

function member(personId: string, roles: Role[], groupIds: string[] = []): Member {
  return { personId, roles, status: 'Active', groupIds, changedAt: begin };
}

/** Adds a course with an instructor, a teaching assistant, three students and two sections; nothing else has these ids. */
export function addWorld(state: PlatformState): Course {
  const [first, second, third] = world.studentIds;
  state.people.push(
    person(world.instructorId, ['Amara', 'Okafor']),
    person(world.assistantId, ['Jonas', 'Weber'], 'de'),
    person(first, ['Mina', 'Park']),
    person(second, ['Luis', 'Ortega']),
    person(third, ['Greta', 'Lindqvist'], 'de'),
  );
  const course: Course = {
    id: world.courseId,
    label: 'WRIT 101',
    title: 'Academic Writing',
    members: [
      member(world.instructorId, ['instructor']),
      member(world.assistantId, ['teaching assistant'], ['section-a']),
      member(first, ['learner'], ['section-a']),
      member(second, ['learner'], ['section-a']),
      member(third, ['learner'], ['section-b']),
    ],
    groups: [
      { id: 'section-a', name: 'Section A', setId: 'sections' },
      { id: 'section-b', name: 'Section B', setId: 'sections' },
    ],
    links: [],
    lineItems: [],
  };
  state.courses.push(course);
  return course;
}

/** Another person with a role in a course, for long rosters and late arrivals. */
export function addMember(
  state: PlatformState,
  course: Course,
  { personId, roles, changedAt = begin }: { personId: string; roles: Role[]; changedAt?: string },
): Person {
  const found = state.people.find(({ id }) => id === personId) ?? person(personId, ['Person', personId]);
  if (!state.people.includes(found)) state.people.push(found);
  course.members.push({ ...member(personId, roles), changedAt });
  return found;
}
