import type { RosterOutcome, RosterRow, SectionId } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { z } from 'zod';
import type { RosterStanding } from '../../domain/members/index.ts';

export interface PlannedLine {
  row: RosterRow;
  /** In small letters: two spellings of an address are one person. */
  email: string;
  outcome: RosterOutcome;
  standing: RosterStanding;
}

export interface ImportPlan {
  lines: PlannedLine[];
  newSections: string[];
}

const nobody: RosterStanding = { isStaff: false, account: null, membership: null, invitation: null };
const emailSchema = z.email().max(limits.email);

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether sections are the same is decided without regard to case, as the database does. */
export function sectionKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What becomes of each line; nothing is written here. */
export function planImport(
  rows: readonly RosterRow[],
  known: { standings: ReadonlyMap<string, RosterStanding>; sections: ReadonlyMap<string, SectionId> },
): ImportPlan {
  const seen = new Set<string>();
  const lines = rows.map((row): PlannedLine => {
    const address = normaliseEmail(row.email);
    const standing = known.standings.get(address) ?? nobody;
    const isRepeated = seen.has(address);
    seen.add(address);
    const outcome = outcomeOf(row, { address, standing, isRepeated, sections: known.sections });
    return { row, email: address, outcome, standing };
  });
  return { lines, newSections: newSections(lines, known.sections) };
}

function outcomeOf(
  row: RosterRow,
  known: {
    address: string;
    standing: RosterStanding;
    isRepeated: boolean;
    sections: ReadonlyMap<string, SectionId>;
  },
): RosterOutcome {
  const { address, standing } = known;
  // An address that somebody has is one, whatever it looks like.
  const isKnown = standing.account !== null || standing.invitation !== null;
  if (!isKnown && !emailSchema.safeParse(address).success) return 'invalid_email';
  if (known.isRepeated) return 'repeated';
  if (standing.isStaff) return 'is_staff';
  const isElsewhere = (current: SectionId | null) => {
    // A line that names no section says nothing about it; a section that is new has nobody in it.
    if (row.section === '') return false;
    const requested = known.sections.get(sectionKey(row.section));
    return requested === undefined || requested !== current;
  };
  if (standing.membership) return isElsewhere(standing.membership.sectionId) ? 'moved' : 'unchanged';
  if (standing.account?.canEnroll) return 'enrolled';
  if (standing.account?.isStudent === false) return 'cannot_enroll';
  if (!standing.invitation) return 'invited';
  if (isElsewhere(standing.invitation.sectionId)) return 'moved';
  return isRenamed(row, standing.invitation) ? 'renamed' : 'unchanged';
}

function isRenamed(row: RosterRow, invitation: { firstName: string; lastName: string }): boolean {
  const differs = (given: string, known: string) => given !== '' && given !== known;
  return differs(row.firstName, invitation.firstName) || differs(row.lastName, invitation.lastName);
}

const acting: readonly RosterOutcome[] = ['enrolled', 'invited', 'moved', 'renamed'];

export function changesSomething({ outcome }: Pick<PlannedLine, 'outcome'>): boolean {
  return acting.includes(outcome);
}

/** As they are spelt first. */
function newSections(lines: readonly PlannedLine[], sections: ReadonlyMap<string, SectionId>): string[] {
  const names = new Map<string, string>();
  for (const { row } of lines.filter(changesSomething)) {
    const key = sectionKey(row.section);
    if (key !== '' && !sections.has(key) && !names.has(key)) names.set(key, row.section.trim());
  }
  return [...names.values()];
}
