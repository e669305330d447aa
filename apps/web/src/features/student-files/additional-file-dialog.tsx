import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { StudentFile, SubmissionId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadStudentFile, openEditorFrame } from '../../domain/submissions/index.ts';
import { delay } from '../../lib/delay.ts';
import { useAction } from '../../lib/use-action.ts';
import { importIcon } from '../../ui/editor-frame/button-icons.ts';
import { DocumentDialog, type OpenedDocument } from '../../ui/editor-frame/document-dialog.tsx';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';
import { DownloadOutlinedIcon } from '../../ui/icons/index.ts';
import { ImportDialog } from '../importing/index.ts';
import { FileHistoryButton } from '../rewind/index.ts';
import { PutBack } from './put-back.tsx';
import { startAdditionalFile } from './student-file-calls.ts';

/** Delay in ms before the editor opens a new copy, so that the file is available to it. */
const openDelayMs = 3000;

interface Props {
  submissionId: SubmissionId;
  file: StudentFile;
  name: string;
  /** Whether a file edited elsewhere can be uploaded now. */
  canPutBack: boolean;
  onClose: () => void;
}

/** One additional file: in the editor if its type is supported, otherwise as a download. */
export function AdditionalFileDialog(props: Props) {
  const { submissionId, file, name } = props;
  const { t } = useTranslation(['workspace', 'importing']);
  const [importing, setImporting] = useState<OpenedDocument | null>(null);
  const start = useStartFile(submissionId, file);
  const title = t('files.dialog', { name });
  const close = () => {
    props.onClose();
    start.refresh();
  };
  if (!file.hasEditor) return <DownloadNote {...props} title={title} onClose={close} start={start} />;
  const { assignmentTemplateId } = file;
  const tool = {
    id: 'import',
    label: t('importing:button'),
    icon: importIcon,
    onPress: setImporting,
  };
  return (
    <>
      <DocumentDialog
        title={title}
        document={`submission ${submissionId} file ${assignmentTemplateId}`}
        open={async (display) => {
          const isSettled = delay(openDelayMs);
          await start.run();
          const frame = await openEditorFrame({
            submissionId,
            assignmentTemplateId,
            seq: undefined,
            ...display,
          });
          await isSettled;
          return frame;
        }}
        onClose={close}
        takesFocus={props.canPutBack}
        tool={props.canPutBack && file.allowImport ? tool : undefined}
        actions={
          start.fileId !== null && (
            <FileHistoryButton
              file={{ submissionId, assignmentTemplateId }}
              fileType={file.fileType}
              name={name}
            />
          )
        }
      />
      {importing !== null && start.fileId !== null && (
        <ImportDialog
          target={{
            submissionId,
            assignmentTemplateId,
            fileId: start.fileId,
            fileExtension: file.fileType,
            originalKind: file.originalKind,
          }}
          prepare={importing.prepare}
          onImported={() => {
            setImporting(null);
            importing.reload();
          }}
          onClose={() => setImporting(null)}
        />
      )}
    </>
  );
}

/** Opening creates the student's copy. */
function useStartFile(submissionId: SubmissionId, file: StudentFile) {
  const client = useQueryClient();
  const [fileId, setFileId] = useState(file.fileId);
  return {
    fileId,
    run: async () => {
      if (fileId === null) setFileId(await startAdditionalFile(submissionId, file.assignmentTemplateId));
    },
    refresh: () => void client.invalidateQueries({ predicate: isNotEditorFrameQuery }),
  };
}

/** A file type for external programs: download, edit, and upload again. */
function DownloadNote(props: Props & { title: string; start: ReturnType<typeof useStartFile> }) {
  const { submissionId, file, title, start, canPutBack, onClose } = props;
  const { t } = useTranslation(['workspace', 'common']);
  const titleId = useId();
  const { assignmentTemplateId } = file;
  const download = useAction({
    mutationFn: async () => {
      await start.run();
      await downloadStudentFile({ submissionId, assignmentTemplateId });
      start.refresh();
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <DialogContentText>
          {canPutBack ? t('files.ownProgram') : t('files.ownProgramReading')}
        </DialogContentText>
        <Button
          variant={file.fileId === null ? 'contained' : 'outlined'}
          startIcon={<DownloadOutlinedIcon />}
          loading={download.isPending}
          onClick={() => download.mutate()}
          sx={{ justifySelf: 'start' }}
        >
          {t('files.download')}
        </Button>
        {canPutBack && file.fileId !== null && (
          <PutBack
            submissionId={submissionId}
            assignmentTemplateId={assignmentTemplateId}
            fileExtension={file.fileType}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
