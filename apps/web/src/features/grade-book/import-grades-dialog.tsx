import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ClassId, GradeBook, ReadGrades } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAct } from '../../lib/use-act.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { isNoOpenDocument } from '../../ui/editor-frame/frame-key.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { writeGrade } from './cell-grade.ts';
import { readGradesFile, writeGrades } from './grade-book-calls.ts';

interface Props {
  book: GradeBook;
  onClose: () => void;
}

/** A file of grades: what it would change is shown first, and beside it what of the file cannot be taken. */
export function ImportGradesDialog({ book, onClose }: Props) {
  const { t } = useTranslation('gradebook');
  const reading = useAct({
    mutationFn: (file: File) => readGradesFile(book.classId, file),
    meta: { ownError: true },
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
        {read && <Preview read={read} />}
      </Stack>
    </FullScreenDialog>
  );
}

function useWriting(classId: ClassId, onDone: () => void) {
  const { t } = useTranslation('gradebook');
  const client = useQueryClient();
  return useAct({
    mutationFn: (changes: ReadGrades['changes']) =>
      writeGrades({
        classId,
        changes: changes.map(({ submissionId, draftId, grade, replaces }) => ({
          submissionId,
          draftId,
          grade,
          replaces,
        })),
        // What is not handed in was said before it was confirmed.
        unsubmitted: true,
      }),
    meta: { ownError: true },
    onSuccess: async (_answer, changes) => {
      notify(t('file.done', { count: changes.length }));
      await client.invalidateQueries({ predicate: isNoOpenDocument });
      onDone();
    },
  });
}

/** A file of a large class changes thousands of grades: what is not as it should be shows in the first of them. */
const shownLines = 100;

function More({ of }: { of: number }) {
  const { t } = useTranslation('gradebook');
  const count = of - shownLines;
  if (count <= 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t('file.more', { count })}
    </Typography>
  );
}

function Preview({ read }: { read: ReadGrades }) {
  const { t, i18n } = useTranslation('gradebook');
  const { changes, problems, numberOfProblems, ignored, unchanged } = read;
  const open = changes.filter(({ isSubmitted }) => !isSubmitted).length;
  return (
    <>
      {problems.length > 0 && (
        <Alert severity={changes.length > 0 ? 'warning' : 'error'}>
          {t(changes.length > 0 ? 'file.notTaken' : 'file.refused', { count: numberOfProblems })}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {problems.slice(0, shownLines).map(({ line, column, value, reason }) => (
              <li key={`${line} ${column}`}>
                {t('file.line', { line })}
                {column !== '' && (
                  <>
                    , <bdi>{column}</bdi>
                  </>
                )}
                : <bdi>“{value}”</bdi>: {t(`file.reason.${reason}`)}
              </li>
            ))}
          </Box>
          <More of={numberOfProblems} />
        </Alert>
      )}
      {problems.length === 0 && changes.length === 0 && <Alert severity="info">{t('file.nothing')}</Alert>}
      <Typography variant="body2" color="textSecondary">
        {unchanged > 0 && t('file.unchanged', { count: unchanged })}{' '}
        {ignored.length > 0 && t('file.ignored', { columns: ignored.join(', ') })}{' '}
        {open > 0 && t('file.open', { count: open })}
      </Typography>
      {changes.length > 0 && (
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('student')}</TableCell>
                <TableCell>{t('file.assignment')}</TableCell>
                <TableCell align="right">{t('file.before')}</TableCell>
                <TableCell align="right">{t('file.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes
                .slice(0, shownLines)
                .map(({ submissionId, draftId, name, column, replaces, grade }) => (
                  <TableRow key={`${submissionId} ${draftId}`}>
                    <TableCell dir="auto">{name}</TableCell>
                    <TableCell dir="auto">{column}</TableCell>
                    <TableCell align="right">{writeGrade(replaces, i18n.language)}</TableCell>
                    <TableCell align="right">{writeGrade(grade, i18n.language)}</TableCell>
                  </TableRow>
                ))}
            </TableBody>
          </Table>
          <More of={changes.length} />
        </TableContainer>
      )}
    </>
  );
}
