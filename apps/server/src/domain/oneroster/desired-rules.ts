import type { RosterSkipReason } from '@redraft/contracts';
import { type CourseRole, courseRoleOf, type RecordOf, type Roster } from './record-rules.ts';

/** The people, classes and places that should exist on a day, according to a student information system. */

export interface DesiredPerson {
  sourcedId: string;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  role: 'student' | 'instructor';
}

export interface DesiredClass {
  sourcedId: string;
  name: string;
  code: string;
  subjects: readonly string[];
  startDay: string;
  endDay: string;
  isOver: boolean;
}

export interface DesiredPlace {
  class: string;
  user: string;
  role: CourseRole;
  isPrimary: boolean;
}

export interface Desired {
  people: Map<string, DesiredPerson>;
  classes: Map<string, DesiredClass>;
  /** By class and person: a person has one place in a class. */
  places: Map<string, DesiredPlace>;
  skipped: Map<RosterSkipReason, number>;
}

export function placeKey(place: { class: string; user: string }): string {
  return JSON.stringify([place.class, place.user]);
}

export function findDesired(roster: Roster, today: string): Desired {
  const skipped = new Map<RosterSkipReason, number>();
  const skip = (reason: RosterSkipReason) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const people = findPeople(roster, { today, skip });
  const classes = findClasses(roster, today);
  return { people, classes, places: findPlaces(roster, { people, classes, today }), skipped };
}

function findPeople(
  { users, roles }: Roster,
  { today, skip }: { today: string; skip: (reason: RosterSkipReason) => void },
): Map<string, DesiredPerson> {
  const rolesOf = Map.groupBy(
    [...roles.values()].filter((one) => isInForce(one, today)),
    ({ user }) => user,
  );
  const people = new Map<string, DesiredPerson>();
  for (const [sourcedId, user] of users) {
    const all = [...user.roles, ...(rolesOf.get(sourcedId) ?? []).map(({ role }) => role)];
    const imported = all.flatMap((role) => courseRoleOf(role) ?? []);
    const reason = skipReason(user, imported);
    if (reason) {
      skip(reason);
      continue;
    }
    const { firstName, lastName, email, username } = user;
    const role = imported.includes('teacher') ? 'instructor' : 'student';
    people.set(sourcedId, { sourcedId, firstName, lastName, email, username, role });
  }
  return people;
}

function skipReason(user: RecordOf<'users'>, roles: readonly CourseRole[]): RosterSkipReason | null {
  if (roles.length === 0) return 'other_role';
  if (!user.isEnabled) return 'inactive';
  return user.email === '' ? 'no_email' : null;
}

function findClasses({ classes, courses, academicSessions }: Roster, today: string) {
  const found = new Map<string, DesiredClass>();
  for (const [sourcedId, one] of classes) {
    const terms = one.terms.flatMap((id) => academicSessions.get(id) ?? []);
    const startDay = terms.map(({ startDate }) => startDate).sort()[0];
    const endDay = terms
      .map(({ endDate }) => endDate)
      .sort()
      .at(-1);
    // Without its terms, the dates of the class are unknown.
    if (startDay === undefined || endDay === undefined) continue;
    const { title: name, code } = one;
    const subjects = one.subjects.length > 0 ? one.subjects : (courses.get(one.course)?.subjects ?? []);
    // By the standard a term ends before this day, but many systems mean the last day of the term; one extra day does no harm.
    found.set(sourcedId, { sourcedId, name, code, subjects, startDay, endDay, isOver: endDay < today });
  }
  return found;
}

const ranks: Record<CourseRole, number> = { teacher: 2, assistant: 1, student: 0 };

function findPlaces(
  { enrollments }: Roster,
  known: {
    people: ReadonlyMap<string, DesiredPerson>;
    classes: ReadonlyMap<string, DesiredClass>;
    today: string;
  },
): Map<string, DesiredPlace> {
  const places = new Map<string, DesiredPlace>();
  for (const enrollment of enrollments.values()) {
    const role = courseRoleOf(enrollment.role);
    const { class: classId, user, isPrimary } = enrollment;
    if (role === undefined || !known.people.has(user) || !known.classes.has(classId)) continue;
    if (!isInForce(enrollment, known.today)) continue;
    const key = placeKey(enrollment);
    const other = places.get(key);
    if (other && ranks[other.role] >= ranks[role]) continue;
    places.set(key, { class: classId, user, role, isPrimary });
  }
  return places;
}

/** Whether an enrolment holds on the day. Enrolments that begin later count already; the end is exclusive. */
function isInForce({ endDate }: { endDate: string }, today: string): boolean {
  return endDate === '' || today < endDate;
}
