import type { SetEnableWritingBody } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { type NotificationKind, notifyUsers } from '../../notifications/index.ts';
import { closeStep, versionAtClosing } from '../hand-in/index.ts';
import {
  assignmentState,
  isOverdue,
  listSteps,
  lockManagedText,
  type ManagedText,
  reopenStep,
  rowOf,
  type StepRow,
  statusOnClosing,
  toStep,
  updateWriting,
} from '../steps/index.ts';
import { followDeadlines } from '../sweep/index.ts';

const actions = {
  reopen: 'submission.reopen',
  end: 'submission.end_writing',
  grant: 'submission.grant_exception',
  revoke: 'submission.revoke_exception',
} as const;
type AuditedAction = keyof typeof actions;

/** What the student is notified of; an end of writing is visible by itself. */
const notifyStudent: Record<AuditedAction, NotificationKind | null> = {
  reopen: 'reopened',
  end: null,
  grant: 'exception_granted',
  revoke: 'exception_revoked',
};

/**
 * Opens or closes a text for writing (true, false), and grants or revokes its late-submission exception ('EXCEPTION', 'NONE'). When the text is
 * closed again, the submission from before it was reopened counts again, unless something newer is handed in then.
 */
export async function setEnableWriting(
  actor: Actor,
  { submissionId, status }: SetEnableWritingBody,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const text = await lockManagedText(actor, submissionId);
    const action = auditedActionOf(status);
    await perform[action](actor, text, now);
    const subject = { subject: 'submission' as const, subjectId: submissionId };
    await audit({ at: now, actorId: actor.userId, action: actions[action], ...subject });
    const kind = notifyStudent[action];
    const { student_id: userId, assignment_id: assignmentId } = text.submission;
    if (kind) await notifyUsers({ userId, assignmentId, kind, draftId: null, until: null, at: now });
  });
}

function auditedActionOf(status: SetEnableWritingBody['status']): AuditedAction {
  if (status === 'EXCEPTION') return 'grant';
  if (status === 'NONE') return 'revoke';
  return status ? 'reopen' : 'end';
}

const perform: Record<AuditedAction, (actor: Actor, text: ManagedText, now: Date) => Promise<void>> = {
  reopen: async (_actor, text, now) => {
    const { submission, assignment } = text;
    await updateWriting(submission.id, { endedAt: null });
    const finalDraft = finalOf(text);
    if (finalDraft.status !== 'NONE')
      await reopenStep({ submissionId: submission.id, draftId: finalDraft.draft_id });
    const [finalStep] = (await listSteps([submission.id])).filter(({ type }) => type === 'FINAL');
    // Otherwise the deadline would close it at once.
    if (finalStep && isOverdue(toStep(finalStep), assignmentState(assignment), now))
      await updateWriting(submission.id, { exemptSince: now });
  },
  end: async (actor, text, now) => {
    await updateWriting(text.submission.id, { exemptSince: null, endedAt: now });
    await closeAgain(actor, text, now);
  },
  grant: async (actor, { submission }, now) => {
    await updateWriting(submission.id, { exemptSince: now, endedAt: null });
    const { assignment_id: assignmentId, student_id: studentId } = submission;
    await followDeadlines({ assignmentId, studentId, actorId: actor.userId, now });
  },
  revoke: async (actor, text, now) => {
    await updateWriting(text.submission.id, { exemptSince: null });
    await closeAgain(actor, text, now);
  },
};

function finalOf(text: ManagedText): StepRow {
  return rowOf(text, ({ type }) => type === 'FINAL');
}

/** Closes steps that are only open because writing was enabled; what was written since then counts, also after the deadline. */
async function closeAgain(actor: Actor, { submission, assignment }: ManagedText, now: Date): Promise<void> {
  const state = assignmentState(assignment);
  const rows = await listSteps([submission.id]);
  const closing = rows.filter((row) => row.kept_status !== null || isOverdue(toStep(row), state, now));
  for (const row of closing) {
    const version = await versionAtClosing(submission.main_file_id, now);
    const status = statusOnClosing(state, version.hasText);
    const closing = { row, status, version, at: now, actorId: actor.userId };
    await closeStep(submission, { ...closing, isAccepted: assignment.auto_accept }, now);
  }
}
