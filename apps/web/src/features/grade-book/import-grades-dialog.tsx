import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassId, GradeBook, ReadGrades } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { readGradesFile, writeGrades } from './grade-book-calls.ts';
import { ImportPreview } from './import-preview.tsx';

interface Props {
  book: GradeBook;
  onClose: () => void;
}

/** Imports grades from a file: previews the changes and the lines that are rejected. */
export function ImportGradesDialog({ book, onClose }: Props) {
  const { t } = useTranslation('gradebook');
  const reading = useAction({
    mutationFn: (file: File) => readGradesFile(book.classId, file),
    meta: { showsOwnError: true },
  });
  const writing = useWriting(book.classId, onClose);
  const read = reading.data;
  const canWrite = read !== undefined && read.changes.length > 0;
  const error = writing.error ?? reading.error;
  return (
    <FullScreenDialog
      open
      title={t('file.importTitle')}
      onClose={onClose}
      width="form"
      actions={
        canWrite && (
          <Button
            variant="contained"
            loading={writing.isPending}
            onClick={() => writing.mutate(read.changes)}
          >
            {t('file.apply', { count: read.changes.length })}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{t('file.importHelp')}</Typography>
        <FileDrop
          label={t('file.choose')}
          chooseLabel={t('file.choose')}
          accept=".csv,.xlsx,text/csv"
          text={reading.variables?.name ?? t('file.drop')}
          onFile={(file) => {
            writing.reset();
            reading.mutate(file);
          }}
        />
        {reading.isPending && <LinearProgress aria-label={t('file.reading')} />}
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        {read && <ImportPreview read={read} />}
      </Stack>
    </FullScreenDialog>
  );
}

function useWriting(classId: ClassId, onDone: () => void) {
  const { t } = useTranslation('gradebook');
  const client = useQueryClient();
  return useAction({
    mutationFn: (changes: ReadGrades['changes']) =>
      writeGrades({
        classId,
        changes: changes.map(({ submissionId, draftId, grade, replaces }) => ({
          submissionId,
          draftId,
          grade,
          replaces,
        })),
        // Grading unsubmitted texts was confirmed in the preview.
        unsubmitted: true,
      }),
    meta: { showsOwnError: true },
    onSuccess: async (_answer, changes) => {
      notify(t('file.done', { count: changes.length }));
      await client.invalidateQueries({ predicate: isNotEditorFrameQuery });
      onDone();
    },
  });
}
