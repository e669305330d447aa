import { assignmentIdSchema, extensionOf, type SubmissionId } from '@redraft/contracts';
import i18next from 'i18next';
import { openFrameEarly } from '../../domain/submissions/index.ts';
import { queryClient } from '../../lib/query-client.ts';
import { editorLanguage } from '../../ui/editor-frame/editor-language.ts';
import { editorFrameKey } from '../../ui/editor-frame/frame-key.ts';
import { preloadEditor } from './preload-editor.ts';
import { workspaceQuery } from './workspace-query.ts';

/** Runs while the page's code is loading; the page reports errors. */
export async function prefetchWorkspace(id: string | undefined): Promise<void> {
  const parsed = assignmentIdSchema.safeParse(id);
  if (!parsed.success) return;
  const query = workspaceQuery(parsed.data);
  await queryClient.prefetchQuery(query);
  const assignment = queryClient.getQueryData(query.queryKey);
  if (assignment === undefined) return;
  if (assignment.mainHasEditor && assignment.submission && !isTextOpen())
    openTextEarly(assignment.submission.submissionId);
  const kind = Object.values(extensionOf).find((one) => one === assignment.mainFileType);
  if (assignment.submission && kind !== undefined) await preloadEditor(kind);
}

/** Also runs when only the parameters of the page's address change, such as the position of the rewind. */
const isTextOpen = () =>
  queryClient.getQueryCache().findAll({ queryKey: [editorFrameKey], type: 'active' }).length > 0;

/** As the workspace will open it; otherwise it is opened once more. */
function openTextEarly(submissionId: SubmissionId): void {
  openFrameEarly({
    submissionId,
    assignmentTemplateId: undefined,
    seq: undefined,
    view: 'document',
    lang: editorLanguage(i18next.language),
    theme: document.documentElement.dataset.colorScheme === 'dark' ? 'dark' : 'light',
  });
}
