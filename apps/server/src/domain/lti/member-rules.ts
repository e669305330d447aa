import { limits } from '@redraft/contracts';
import { z } from 'zod';
import { type CourseRole, courseRoleOf } from './role-rules.ts';

/** Members of a course, as a platform lists them (Names and Role Provisioning Services 2.0, 2.2). */

export interface CourseMember {
  subject: string;
  isActive: boolean;
  /** Null for a person without a role in the course. */
  role: CourseRole | null;
  person: {
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    fullName: string | null;
  };
  groupIds: string[];
}

const maxGroups = 200;
const wordsSchema = z.string().trim().max(1000).nullish().catch(null);

const memberSchema = z.object({
  user_id: z.string().min(1).max(255),
  // If the status is omitted, the member is active.
  status: z.string().default('Active').catch('Active'),
  roles: z.array(z.string().max(1000)).max(100).default([]),
  name: wordsSchema,
  given_name: wordsSchema,
  family_name: wordsSchema,
  email: wordsSchema,
  group_enrollments: z
    .array(z.object({ group_id: z.string().min(1).max(255) }))
    .max(maxGroups)
    .catch([]),
});
const pageSchema = z.object({ members: z.array(z.unknown()) });

/** The members on one page of the list. Null if it is no such page or contains a member that cannot be parsed: an incomplete list would make people leave. */
export function readMembers(page: unknown): CourseMember[] | null {
  const parsed = pageSchema.safeParse(page);
  if (!parsed.success) return null;
  const members: CourseMember[] = [];
  for (const one of parsed.data.members) {
    const member = memberSchema.safeParse(one);
    if (!member.success) return null;
    members.push(toMember(member.data));
  }
  return members;
}

function toMember(member: z.output<typeof memberSchema>): CourseMember {
  return {
    subject: member.user_id,
    isActive: !['Inactive', 'Deleted'].includes(member.status),
    role: courseRoleOf(member.roles),
    person: {
      email: member.email || null,
      firstName: member.given_name || null,
      lastName: member.family_name || null,
      fullName: member.name || null,
    },
    groupIds: member.group_enrollments.map((group) => group.group_id),
  };
}

/**
 * Lists each person once. If the course changes while its pages are read, a person may be on two: the later entry counts, but a person who is active
 * on one of them is active.
 */
export function mergeMembers(members: readonly CourseMember[]): CourseMember[] {
  const bySubject = new Map<string, CourseMember>();
  for (const member of members) {
    const known = bySubject.get(member.subject);
    if (!known?.isActive || member.isActive) bySubject.set(member.subject, member);
  }
  return [...bySubject.values()];
}

export function nameOfMember({ person, subject }: Pick<CourseMember, 'person' | 'subject'>): string {
  const parts = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return person.fullName ?? (parts || person.email || subject);
}

export interface CourseGroup {
  id: string;
  name: string;
  setId: string | null;
}

const groupPageSchema = z.object({
  groups: z.array(
    z.object({
      id: z.string().min(1).max(255),
      name: z.string().trim(),
      set_id: z.string().max(255).nullish().catch(null),
    }),
  ),
});

/** The groups of a course on one page of the list (Course Groups Service 1.0). */
export function readGroups(page: unknown): CourseGroup[] | null {
  const parsed = groupPageSchema.safeParse(page);
  return parsed.success
    ? parsed.data.groups.map(({ id, name, set_id: setId }) => ({ id, name, setId: setId ?? null }))
    : null;
}

/**
 * The section of each student by the groups of the course. A student is in at most one section, but in any number of groups of a course: the set of
 * groups counts in which no student is twice; of several such sets, the one with the most students.
 */
export function chooseSections(
  members: readonly CourseMember[],
  groups: readonly CourseGroup[],
): Map<string, string> {
  const students = members.filter(({ isActive, role }) => isActive && role === 'student');
  let chosen = new Map<string, string>();
  for (const groupsOfSet of Map.groupBy(groups, ({ setId }) => setId).values()) {
    const sections = sectionsIn(students, groupsOfSet);
    if (sections !== null && sections.size > chosen.size) chosen = sections;
  }
  return chosen;
}

/** Sections by subject; null if a student is in two of the groups. */
function sectionsIn(
  students: readonly CourseMember[],
  groups: readonly CourseGroup[],
): Map<string, string> | null {
  const names = new Map(groups.map(({ id, name }) => [id, sectionNameOf(name)]));
  const sections = new Map<string, string>();
  for (const { subject, groupIds } of students) {
    const found = [...new Set(groupIds.map((id) => names.get(id)).filter((name) => name))];
    if (found.length > 1) return null;
    const [name] = found;
    if (name !== undefined) sections.set(subject, name);
  }
  return sections;
}

/** The group's name as a valid name of a section; empty if nothing of it is left. */
function sectionNameOf(name: string): string {
  const shown = name.normalize('NFC').replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
  return [...shown.replaceAll(/\s+/gu, ' ').trim()].slice(0, limits.sectionName).join('').trim();
}
