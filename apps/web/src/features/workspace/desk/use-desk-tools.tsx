import type { StudentAssignment } from '@redraft/contracts';
import { useTextDownload } from '../../../domain/submissions/index.ts';
import { ContentTypeIcon } from '../../../ui/content-type-icon.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import type { MenuEntry } from '../../../ui/icon-menu.tsx';
import type { useOpenedFile } from '../../student-files/index.ts';
import type { Tools } from './desk-tools.tsx';
import type { FocusMode } from './use-focus-mode.ts';
import type { OpenDocument } from './use-open-document.ts';

type Options = Pick<Tools, 'fullScreen' | 'isPanelOpen' | 'onPanel'> & {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  document: OpenDocument;
  files: ReturnType<typeof useOpenedFile>;
  focus: FocusMode;
  onVersions: () => void;
};

/** What can be done beside writing. */
export function useDeskTools(options: Options): Tools {
  const { assignment, submission, document, files, focus, onVersions, ...rest } = options;
  const download = useTextDownload({
    submissionId: submission.submissionId,
    formats: assignment.downloadFormats,
    saveFirst: document.saveAll,
  });
  const entries = assignment.additionalFiles.map(
    (file): MenuEntry => ({
      id: `file ${file.assignmentTemplateId}`,
      label: files.labelOf(file),
      icon: <ContentTypeIcon type={file.type} />,
      // One that has not been begun can be begun only while writing is possible.
      isDisabled: file.fileId === null && !assignment.can.write,
      onSelect: () => files.open(file),
    }),
  );
  return {
    ...rest,
    files: entries,
    downloads: download.entries,
    isDownloading: download.isBusy,
    onVersions: assignment.mainFileType === 'docx' ? onVersions : null,
    onFocus: () => {
      focus.begin();
      document.frame.current?.focus();
    },
    focusButton: focus.leftFrom === 'page' ? focusOnMount : undefined,
  };
}
