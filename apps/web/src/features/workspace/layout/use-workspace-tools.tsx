import type { StudentAssignment } from '@redraft/contracts';
import { hasFileHistory, useRewindPosition } from '../../../domain/revisions/index.ts';
import { useTextDownload } from '../../../domain/submissions/index.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import type { FocusMode } from './use-focus-mode.ts';
import type { OpenDocument } from './use-open-document.ts';
import type { Tools } from './workspace-tools.tsx';

type Options = Pick<Tools, 'fullScreen' | 'isPanelOpen' | 'onPanel'> & {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  document: OpenDocument;
  focus: FocusMode;
  onVersions: () => void;
};

/** Tools of the workspace besides writing. */
export function useWorkspaceTools(options: Options): Tools {
  const { assignment, submission, document, focus, onVersions, ...rest } = options;
  const download = useTextDownload({
    submissionId: submission.submissionId,
    formats: assignment.downloadFormats,
    isPdfMissing: assignment.isPdfMissing,
    originalKind: assignment.originalKind,
    saveFirst: document.saveAll,
  });
  const [, goTo] = useRewindPosition();
  const { mainFileType } = assignment;
  // Saves first, so that the history includes what is on the page.
  const showFileHistory = () => void document.saveAll().then(() => goTo({ kind: 'start' }));
  return {
    ...rest,
    unread: submission.feedbacks.filter(({ read }) => !read).length,
    downloads: download.entries,
    isDownloading: download.isBusy,
    onVersions: hasFileHistory(mainFileType) ? showFileHistory : mainFileType === 'docx' ? onVersions : null,
    onFocus: () => {
      focus.start();
      document.frame.current?.focus();
    },
    focusButton: focus.leftFrom === 'page' ? focusOnMount : undefined,
  };
}
