import type {
  EditorAppearance,
  EditorFrame,
  FoundSubmission,
  SubmissionId,
  SubmissionSearchBody,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { provideRepair } from '../../domain/text-repairs/index.ts';
import { audit } from '../../platform/audit.ts';
import { listFound } from './queries.ts';

/** Which texts there are of somebody is told to administrators, and that they asked is recorded. */
export async function searchSubmissions(
  actor: Actor,
  { userId = null, enrollmentKey }: SubmissionSearchBody,
  now: Date,
): Promise<FoundSubmission[]> {
  const key = enrollmentKey || null;
  const rows = await listFound({ userId, enrollmentKey: key });
  const subject = { subject: 'account' as const, subjectId: userId ?? actor.userId };
  const details = { userId, enrollmentKey: key, found: rows.length };
  await audit({ at: now, actorId: actor.userId, action: 'submission.search', ...subject, details });
  return rows;
}

/** The own copy of a text in the editor; the address shows that it is opened by an administrator. */
export async function openRepairFrame(
  actor: Actor,
  requested: EditorAppearance & { submissionId: SubmissionId; editorHost: EditorHost },
  now: Date,
): Promise<EditorFrame> {
  const { lang, theme, editorHost } = requested;
  const { fileId, kind } = await provideRepair(actor, requested.submissionId, now);
  return editorHost.openFrame({ fileId, kind, actor, mode: 'edit', isByAdmin: true, lang, theme, now });
}
