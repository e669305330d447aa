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

/** For administrators: which texts a person has; the search is recorded. */
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

/** Opens the administrator's working copy in the editor; its URL shows that an administrator opened it. */
export async function openRepairFrame(
  actor: Actor,
  requested: EditorAppearance & { submissionId: SubmissionId; editorHost: EditorHost },
  now: Date,
): Promise<EditorFrame> {
  const { lang, theme, editorHost } = requested;
  const { fileId, kind } = await provideRepair(actor, requested.submissionId, now);
  return editorHost.openFrame({ fileId, kind, actor, mode: 'edit', isByAdmin: true, lang, theme, now });
}
