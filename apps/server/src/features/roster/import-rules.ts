import type { RosterOutcome, RosterRow, SectionId } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { z } from 'zod';
import type { RosterMembership } from '../../domain/members/index.ts';

export interface PlannedLine {
  row: RosterRow;
  /** In lower case: two spellings of an address are one person. */
  email: string;
  outcome: RosterOutcome;
  membership: RosterMembership;
}

export interface ImportPlan {
  lines: PlannedLine[];
  newSections: string[];
}

const nobody: RosterMembership = { isStaff: false, account: null, membership: null, invitation: null };
const emailSchema = z.email().max(limits.email);

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Section names are compared case-insensitively, as in the database. */
export function sectionKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Plans each line; writes nothing. */
export function planImport(
  rows: readonly RosterRow[],
  known: { standings: ReadonlyMap<string, RosterMembership>; sections: ReadonlyMap<string, SectionId> },
): ImportPlan {
  const seen = new Set<string>();
  const lines = rows.map((row): PlannedLine => {
    const address = normaliseEmail(row.email);
    const membership = known.standings.get(address) ?? nobody;
    const isRepeated = seen.has(address);
    seen.add(address);
    const outcome = outcomeOf(row, { address, membership, isRepeated, sections: known.sections });
    return { row, email: address, outcome, membership };
  });
  return { lines, newSections: newSections(lines, known.sections) };
}

function outcomeOf(
  row: RosterRow,
  known: {
    address: string;
    membership: RosterMembership;
    isRepeated: boolean;
    sections: ReadonlyMap<string, SectionId>;
  },
): RosterOutcome {
  const { address, membership } = known;
  // The address of an existing account or invitation is valid, whatever its form.
  const isKnown = membership.account !== null || membership.invitation !== null;
  if (!isKnown && !emailSchema.safeParse(address).success) return 'invalid_email';
  if (known.isRepeated) return 'repeated';
  if (membership.isStaff) return 'is_staff';
  const isElsewhere = (current: SectionId | null) => {
    // A line without a section does not change it; a new section has no members yet.
    if (row.section === '') return false;
    const requested = known.sections.get(sectionKey(row.section));
    return requested === undefined || requested !== current;
  };
  if (membership.membership) return isElsewhere(membership.membership.sectionId) ? 'moved' : 'unchanged';
  if (membership.account?.canEnroll) return 'enrolled';
  if (membership.account?.isStudent === false) return 'cannot_enroll';
  if (!membership.invitation) return 'invited';
  if (isElsewhere(membership.invitation.sectionId)) return 'moved';
  return isRenamed(row, membership.invitation) ? 'renamed' : 'unchanged';
}

function isRenamed(row: RosterRow, invitation: { firstName: string; lastName: string }): boolean {
  const differs = (given: string, known: string) => given !== '' && given !== known;
  return differs(row.firstName, invitation.firstName) || differs(row.lastName, invitation.lastName);
}

const acting: readonly RosterOutcome[] = ['enrolled', 'invited', 'moved', 'renamed'];

export function changesSomething({ outcome }: Pick<PlannedLine, 'outcome'>): boolean {
  return acting.includes(outcome);
}

/** Names of sections that do not exist yet; of spellings that differ only in case, the first. */
function newSections(lines: readonly PlannedLine[], sections: ReadonlyMap<string, SectionId>): string[] {
  const names = new Map<string, string>();
  for (const { row } of lines.filter(changesSomething)) {
    const key = sectionKey(row.section);
    if (key !== '' && !sections.has(key) && !names.has(key)) names.set(key, row.section.trim());
  }
  return [...names.values()];
}
