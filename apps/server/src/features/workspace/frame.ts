import type {
  AssignmentFileId,
  DocumentView,
  EditorAppearance,
  EditorFrame,
  SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess } from '../../domain/access-log/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { headOf } from '../../domain/revisions/index.ts';
import {
  loadMainFileId,
  loadReadableSubmission,
  loadVisibleSubmission,
} from '../../domain/submissions/index.ts';

/**
 * Opens a submission in the editor: its student may write, staff may read. Write permission is checked at each save, so that a page opened during a
 * pause can be used after it. The caller can request an earlier version, or an additional file that the student has started.
 */
export async function openSubmissionFrame(
  actor: Actor,
  requested: EditorAppearance & {
    submissionId: SubmissionId;
    assignmentFileId?: AssignmentFileId | undefined;
    seq?: number | undefined;
    /** Prefetch: no access is recorded; the page reports it once the text is shown. */
    isAhead?: boolean;
    view: DocumentView;
    editorHost: EditorHost;
  },
  now: Date,
): Promise<EditorFrame> {
  const { seq, lang, theme, view, editorHost, isAhead = false } = requested;
  const { submission, isOwn } = await loadVisibleSubmission(actor, requested.submissionId);
  // For staff, loading the frame counts as reading the text.
  if (!isOwn && isAhead) await loadReadableSubmission(actor, submission.id);
  else if (!isOwn)
    await loadAndRecordAccess(actor, { submissionId: submission.id, act: 'submission.read' }, now);
  const { fileId } = await loadMainFileId(submission, requested.assignmentFileId);
  const { kind } = await headOf(fileId);
  const mode = isOwn && seq === undefined && view === 'document' ? 'edit' : 'view';
  const hasVersions = mode === 'edit' && fileId === submission.main_file_id && kind === 'docx';
  const isAnonymous = !isOwn && submission.is_hidden;
  const check = { lang, theme, view, hasVersions, isAnonymous };
  return editorHost.openFrame({ fileId, kind, actor, mode, seq, ...check, now });
}
