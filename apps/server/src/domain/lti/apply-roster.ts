import type { ClassId, ContextId, SectionId, UserId } from '@redraft/contracts';
import { writeInParts } from '../../platform/turns.ts';
import { giveRoleToMany } from '../accounts/index.ts';
import { fenceTexts, listStudentsOf } from '../fencing/index.ts';
import {
  deleteAssistants,
  dropEnrollments,
  insertAssistants,
  insertSections,
  listSections,
  selectOptionalMarking,
  updateMarking,
  updateSectionsOfStudents,
  upsertEnrollments,
} from '../members/index.ts';
import { markingOfInstructors } from './class-places.ts';
import { createMemberAccounts, grantedRoleOf } from './people.ts';
import type { PlatformRow } from './platform-queries.ts';
import type { CourseRole } from './role-rules.ts';
import { type SeenMember, updateMembersLeft, upsertSeenMembers } from './roster-queries.ts';
import { type Place, placeOf, type RosterLine } from './roster-rules.ts';

export interface Applied {
  joined: UserId[];
  left: UserId[];
  changed: UserId[];
}

interface Target {
  contextId: ContextId;
  classId: ClassId;
  platform: PlatformRow;
  /** By subject. */
  sections: ReadonlyMap<string, string>;
}

/** A line of a plan whose person has an account, if need be one that was just created. */
interface PersonLine extends RosterLine {
  userId: UserId;
}

/** Carries a plan out, in the transaction of the caller, who has locked the class. */
export async function applyPlan(lines: readonly RosterLine[], target: Target, now: Date): Promise<Applied> {
  const { contextId, classId } = target;
  const people = await withAccounts(lines, target.platform, now);
  const of = (...outcomes: RosterLine['outcome'][]) =>
    people.filter(({ outcome }) => outcomes.includes(outcome));
  const arriving = of('joins', 'returns', 'changes_role');
  const leaving = of('leaves');
  await giveRoles(arriving);
  const sectionOf = await prepareSections(classId, lines, now);
  await removeFromPlaces([...leaving, ...of('changes_role')], classId, now);
  const students = arriving
    .filter(({ role }) => role === 'student')
    .map((line) => ({ studentId: line.userId, sectionId: sectionOf(line.section) }));
  await writeInParts(students, (part) => upsertEnrollments({ classId, students: part, at: now }));
  const moved = of('moves').map((line) => ({ studentId: line.userId, sectionId: sectionOf(line.section) }));
  await writeInParts(moved, (part) => updateSectionsOfStudents(classId, part));
  await addAssistants(arriving, classId, now);
  await writeInParts(seenMembers(people, target), (part) => upsertSeenMembers(contextId, part));
  await updateMembersLeft(
    contextId,
    leaving.map(({ userId }) => userId),
    now,
  );
  // New accounts have written nothing yet.
  const writers = [...leaving, ...arriving].filter(({ known }) => known !== null);
  await fenceTextsOf(
    writers.map(({ userId }) => userId),
    classId,
  );
  return {
    joined: of('joins', 'returns').map(({ userId }) => userId),
    left: leaving.map(({ userId }) => userId),
    changed: of('changes_role', 'moves').map(({ userId }) => userId),
  };
}

async function withAccounts(
  lines: readonly RosterLine[],
  platform: PlatformRow,
  now: Date,
): Promise<PersonLine[]> {
  const unknown = lines.flatMap(({ outcome, known, member, role }) =>
    outcome === 'joins' && known === null && member !== null && role !== null
      ? [{ subject: member.subject, person: member.person, role }]
      : [],
  );
  const made =
    unknown.length === 0 ? new Map<string, UserId>() : await createMemberAccounts(unknown, platform, now);
  return lines.flatMap((line) => {
    const userId = line.known?.userId ?? made.get(line.member?.subject ?? '');
    return userId === undefined ? [] : [{ ...line, userId }];
  });
}

/** Gives existing accounts the role that their place in the class needs; new accounts are created with it. */
async function giveRoles(arriving: readonly PersonLine[]): Promise<void> {
  const known = arriving.filter((line) => line.known !== null && line.role !== null);
  for (const [role, lines] of Map.groupBy(known, (line) => grantedRoleOf(line.role ?? 'student')))
    await giveRoleToMany(
      lines.map(({ userId }) => userId),
      role,
    );
}

/** Creates missing sections and returns a look-up of sections by name; names are compared as in the database, without case. */
async function prepareSections(
  classId: ClassId,
  lines: readonly RosterLine[],
  now: Date,
): Promise<(name: string | null) => SectionId | null> {
  const names = missingSections(lines, await listSections(classId));
  await insertSections({ classId, names, at: now });
  const ids = new Map((await listSections(classId)).map(({ id, name }) => [name.toLowerCase(), id]));
  return (name) => (name === null ? null : (ids.get(name.toLowerCase()) ?? null));
}

/** Names of sections that the class does not have yet; of spellings that differ only in case, the first. */
export function missingSections(
  lines: readonly RosterLine[],
  sections: readonly { name: string }[],
): string[] {
  const known = new Set(sections.map(({ name }) => name.toLowerCase()));
  const missing = new Map<string, string>();
  for (const { section } of lines) {
    const key = section?.toLowerCase();
    if (section !== null && key !== undefined && !known.has(key) && !missing.has(key))
      missing.set(key, section);
  }
  return [...missing.values()];
}

/** Removes people from the place that they lose. Their texts stay, and count again if they return. */
async function removeFromPlaces(lines: readonly PersonLine[], classId: ClassId, now: Date): Promise<void> {
  const idsOf = (place: Place) =>
    lines
      .filter(({ known, role }) => known?.current === place && (role === null || placeOf(role) !== place))
      .map(({ userId }) => userId);
  await dropEnrollments(classId, idsOf('student'), now);
  await deleteAssistants(classId, idsOf('assistant'));
}

async function addAssistants(arriving: readonly PersonLine[], classId: ClassId, now: Date): Promise<void> {
  const staff = arriving.filter(({ role }) => role !== null && role !== 'student');
  await insertAssistants(
    classId,
    staff.map(({ userId }) => userId),
    now,
  );
  for (const { userId, role } of staff) await changeMarkingTo(role, { classId, userId });
}

/** Lets an instructor of the course grade. A person who is no instructor any more loses that right, but keeps marking rights that were set in the class. */
async function changeMarkingTo(
  role: CourseRole | null,
  whose: { classId: ClassId; userId: UserId },
): Promise<void> {
  if (role === 'instructor') return updateMarking(whose, markingOfInstructors);
  const marking = await selectOptionalMarking(whose);
  if (marking?.level === 'grade' && marking.sectionIds === null)
    await updateMarking(whose, { level: 'none', sectionIds: null });
}

function seenMembers(people: readonly PersonLine[], { sections }: Target): SeenMember[] {
  return people.flatMap(({ outcome, userId, member, role }) => {
    if (role === null || member?.isActive !== true || outcome === 'skipped' || outcome === 'leaves')
      return [];
    const isPlaced = outcome === 'joins' || outcome === 'returns' || outcome === 'changes_role';
    const place = isPlaced ? placeOf(role) : null;
    return [{ userId, role, place, groupName: sections.get(member.subject) ?? null }];
  });
}

/** Fences the texts of those of the people who have texts in the class. */
async function fenceTextsOf(userIds: readonly UserId[], classId: ClassId): Promise<void> {
  if (userIds.length === 0) return;
  const writers = await listStudentsOf({ classId }, userIds);
  for (const studentId of writers.toSorted((one, other) => one - other))
    await fenceTexts({ classId, studentId });
}
