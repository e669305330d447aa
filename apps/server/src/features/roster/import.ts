import type {
  ClassId,
  ImportRosterAnswer,
  ImportRosterBody,
  RosterOutcome,
  SectionId,
  UserId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { lockManagedClass } from '../../domain/classes/index.ts';
import {
  deleteInvitationsTo,
  insertSections,
  isOpenForEnrollment,
  listRosterMemberships,
  listSections,
  updateSectionsOfStudents,
  upsertEnrollments,
  upsertInvitations,
} from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  changesSomething,
  type ImportPlan,
  normaliseEmail,
  type PlannedLine,
  planImport,
  sectionKey,
} from './import-rules.ts';
import { sendInvitations } from './mailing.ts';

/** Plans every line; unless it is a dry run, imports all in one transaction. */
export async function importRoster(
  actor: Actor,
  body: ImportRosterBody,
  now: Date,
): Promise<ImportRosterAnswer> {
  const { classId, rows, dryRun, mailLanguage } = body;
  return inTransaction(async () => {
    const classRow = await lockManagedClass(actor, classId);
    if (!isOpenForEnrollment(classRow, now)) throw new AppError('class.closed');
    const plan = planImport(rows, {
      standings: await listRosterMemberships(
        classId,
        rows.map((row) => normaliseEmail(row.email)),
      ),
      sections: await sectionsByKey(classId),
    });
    if (!dryRun && plan.lines.some(changesSomething)) await carryOut(plan, { actor, classId, now });
    const isMailing = !dryRun && mailLanguage !== undefined;
    const { mailed } = isMailing
      ? await sendInvitations(classRow, { actor, language: mailLanguage }, now)
      : { mailed: 0 };
    return {
      rows: plan.lines.map(({ row, email, outcome }) => ({ line: row.line, email, outcome })),
      newSections: plan.newSections,
      mailed,
    };
  });
}

async function sectionsByKey(classId: ClassId): Promise<Map<string, SectionId>> {
  const sections = await listSections(classId);
  return new Map(sections.map(({ id, name }) => [sectionKey(name), id]));
}

interface Import {
  actor: Actor;
  classId: ClassId;
  now: Date;
}

async function carryOut(plan: ImportPlan, context: Import): Promise<void> {
  const { actor, classId, now } = context;
  await insertSections({ classId, names: plan.newSections, at: now });
  const sections = await sectionsByKey(classId);
  const sectionOf = ({ row }: PlannedLine) => sections.get(sectionKey(row.section)) ?? null;
  const withAccount = (outcome: RosterOutcome) =>
    plan.lines.flatMap((line) =>
      line.outcome === outcome && line.membership.account
        ? [{ line, studentId: line.membership.account.id, sectionId: sectionOf(line) }]
        : [],
    );
  const enrolled = withAccount('enrolled');
  const moved = withAccount('moved').filter(({ line }) => line.membership.membership);
  const inviting = plan.lines.filter(
    ({ outcome, membership }) =>
      outcome === 'invited' || outcome === 'renamed' || (outcome === 'moved' && !membership.membership),
  );
  await upsertEnrollments({ classId, students: enrolled, at: now });
  await deleteInvitationsTo(
    classId,
    enrolled.map(({ line }) => line.email),
  );
  await updateSectionsOfStudents(classId, moved);
  const invitations = inviting.map((line) => ({
    email: line.email,
    firstName: line.row.firstName,
    lastName: line.row.lastName,
    sectionId: sectionOf(line),
  }));
  await upsertInvitations({ classId, invitations, invitedBy: actor.userId, at: now });
  await record(plan, context, {
    enrolled: enrolled.map(({ studentId }) => studentId),
    moved: moved.map(({ studentId, line }) => ({ studentId, from: line.membership.membership?.sectionId })),
  });
}

/** Records how many lines had which result, and whose membership changed: enough to undo it. */
async function record(
  plan: ImportPlan,
  { actor, classId, now }: Import,
  changed: { enrolled: UserId[]; moved: object[] },
): Promise<void> {
  const counts: Partial<Record<RosterOutcome, number>> = {};
  for (const { outcome } of plan.lines) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const details = { counts, newSections: plan.newSections, ...changed };
  const subject = { subject: 'class' as const, subjectId: classId };
  await audit({ at: now, actorId: actor.userId, action: 'class.import_roster', ...subject, details });
}
