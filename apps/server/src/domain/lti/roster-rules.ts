import type { MemberOutcome, SkipReason, UserId } from '@redraft/contracts';
import type { WorkInParts } from '../../platform/turns.ts';
import { type CourseMember, nameOfMember } from './member-rules.ts';
import type { CourseRole } from './role-rules.ts';

/**
 * What synchronising a class with its course does for each person. The course gives places, and takes away only those that it gave: the owner, and
 * people who were added or removed in the class itself, are left alone.
 */

export type Place = 'student' | 'assistant';

/** A person of the course or the class, as known here. */
export interface KnownMember {
  userId: UserId;
  /** The person's subject on the platform; null if the platform does not know them any more. */
  subject: string | null;
  name: string;
  isClosed: boolean;
  /** Has permissions beyond those of students and instructors. */
  isPrivileged: boolean;
  isOwner: boolean;
  /** The current place in the class. */
  current: Place | null;
  /** Whether they were a student of the class and were removed. */
  wasStudent: boolean;
  /** The place that the course gave, and whether it was taken away again. */
  given: Place | null;
  hasLeft: boolean;
  role: CourseRole | null;
  groupName: string | null;
  hasSection: boolean;
  /** Whether the person has just launched: the list may be older than that. */
  hasJustLaunched: boolean;
}

export interface RosterLine {
  outcome: MemberOutcome | 'unchanged';
  reason: SkipReason | null;
  name: string;
  role: CourseRole | null;
  /** The new section; null if it does not change. */
  section: string | null;
  member: CourseMember | null;
  known: KnownMember | null;
}

export interface RosterPlan {
  lines: RosterLine[];
  /** Number of people whose place the course gave. */
  given: number;
  /** Whether the course has no members. */
  isEmpty: boolean;
}

export function placeOf(role: CourseRole): Place {
  return role === 'student' ? 'student' : 'assistant';
}

export interface RosterOfCourse {
  members: readonly CourseMember[];
  /** Names of sections by the subject of their student. */
  sections: ReadonlyMap<string, string>;
  known: readonly KnownMember[];
  /** Whether `members` are all members, or only those who have changed. */
  isWhole: boolean;
}

/** People per step of work, which takes some milliseconds. */
const peopleInPart = 1000;

export function* planRoster(course: RosterOfCourse): WorkInParts<RosterPlan> {
  const { members, sections, known, isWhole } = course;
  const bySubject = new Map(known.flatMap((one) => (one.subject === null ? [] : [[one.subject, one]])));
  const listed = new Set(members.map(({ subject }) => subject));
  yield;
  const lines: RosterLine[] = [];
  for (const member of members) {
    const section = sections.get(member.subject) ?? null;
    lines.push(planMember(member, { known: bySubject.get(member.subject) ?? null, section }));
    if (lines.length % peopleInPart === 0) yield;
  }
  for (const one of known)
    if (isWhole && canLeave(one) && (one.subject === null || !listed.has(one.subject)))
      lines.push(lineOf('leaves', { member: null, known: one }));
  const isEmpty = isWhole && !members.some(({ isActive }) => isActive);
  return { lines, given: known.filter(isGiven).length, isEmpty };
}

function isGiven({ current, given, hasLeft, isOwner }: KnownMember): boolean {
  return current !== null && current === given && !hasLeft && !isOwner;
}

function canLeave(known: KnownMember): boolean {
  return isGiven(known) && !known.hasJustLaunched;
}

interface Person {
  member: CourseMember | null;
  known: KnownMember | null;
}

function lineOf(
  outcome: RosterLine['outcome'],
  { member, known }: Person,
  rest: { reason?: SkipReason; section?: string | null } = {},
): RosterLine {
  return {
    outcome,
    reason: rest.reason ?? null,
    name: known?.name ?? (member ? nameOfMember(member) : ''),
    role: outcome === 'leaves' ? null : (member?.role ?? null),
    section: rest.section ?? null,
    member,
    known,
  };
}

function planMember(
  member: CourseMember,
  { known, section }: { known: KnownMember | null; section: string | null },
): RosterLine {
  const person = { member, known };
  const skip = (reason: SkipReason) => lineOf('skipped', person, { reason });
  if (!member.isActive || member.role === null) {
    if (known && isGiven(known)) return lineOf('leaves', person);
    return member.isActive && known?.current !== 'assistant' && !known?.isOwner
      ? skip('no_role')
      : lineOf('unchanged', person);
  }
  const wanted = placeOf(member.role);
  const own = wanted === 'student' ? section : null;
  if (known === null) return lineOf('joins', person, { section: own });
  if (known.isOwner) return lineOf('unchanged', person);
  if (known.current === wanted) return planPresent(member, { known, section: own });
  if (known.current !== null && !isGiven(known)) return skip('added_here');
  if (known.isClosed) return skip('account_closed');
  if (known.isPrivileged) return skip('privileged');
  if (known.current !== null) return lineOf('changes_role', person, { section: own });
  if (known.hasLeft) return lineOf('returns', person, { section: movedTo(known, own) });
  if (known.given !== null || (known.wasStudent && wanted === 'student')) return skip('removed_here');
  return lineOf('joins', person, { section: own });
}

function planPresent(
  member: CourseMember,
  { known, section }: { known: KnownMember; section: string | null },
): RosterLine {
  const person = { member, known };
  if (!isGiven(known)) return lineOf('unchanged', person);
  // Instructors of the course may grade; assistants of the course may not unless it is set here.
  if (known.current === 'assistant' && known.role !== member.role) return lineOf('changes_role', person);
  const moved = movedTo(known, section);
  return moved === null ? lineOf('unchanged', person) : lineOf('moves', person, { section: moved });
}

/** The section that the person moves to; null if it does not change. A section that was set in the class stays until the group in the course changes. */
function movedTo({ groupName, hasSection }: KnownMember, section: string | null): string | null {
  if (section === null || section === groupName) return null;
  return groupName === null && hasSection ? null : section;
}

/** Whether so many people would leave that a person must confirm it: an incomplete list is more likely than a class that ends. */
export function needsConfirmation({ lines, given, isEmpty }: RosterPlan): boolean {
  const leaving = countOutcome(lines, 'leaves');
  return leaving > 0 && (isEmpty || leaving * 2 > given);
}

export function countOutcome(lines: readonly RosterLine[], outcome: RosterLine['outcome']): number {
  return lines.filter((line) => line.outcome === outcome).length;
}

export function isChange({ outcome }: RosterLine): boolean {
  return outcome !== 'unchanged' && outcome !== 'skipped';
}

/** Describes all changes as text in a fixed order, for the fingerprint: plans with equal text make the same changes. */
export function* describeChanges(lines: readonly RosterLine[]): WorkInParts<string> {
  const words: string[] = [];
  for (const [index, line] of lines.entries()) {
    const { outcome, member, known, role, section } = line;
    if (isChange(line))
      words.push(JSON.stringify([outcome, member?.subject ?? null, known?.userId ?? null, role, section]));
    if (index % peopleInPart === 0) yield;
  }
  return words.sort().join('\n');
}
