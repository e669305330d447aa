import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReadGrades } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { writeGrade } from './cell-grade.ts';

/** A large class may have thousands of changes; the first ones are enough to notice a mistake. */
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

/** Preview of what a grade file changes, and which lines are rejected. */
export function ImportPreview({ read }: { read: ReadGrades }) {
  const { t, i18n } = useTranslation('gradebook');
  const { changes, problems, numberOfProblems, ignored, unchanged } = read;
  const open = changes.filter(({ isSubmitted }) => !isSubmitted).length;
  const facts = [
    ...(open > 0 ? [t('file.open', { count: open })] : []),
    ...(unchanged > 0 ? [t('file.unchanged', { count: unchanged })] : []),
    ...(ignored.length > 0 ? [t('file.ignored', { columns: ignored.join(', ') })] : []),
  ];
  return (
    <>
      {problems.length > 0 && (
        <Alert severity={changes.length > 0 ? 'warning' : 'error'}>
          {t(changes.length > 0 ? 'file.notTaken' : 'file.refused', { count: numberOfProblems })}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {problems.slice(0, shownLines).map(({ line, column, value, reason }) => (
              <li key={`${line} ${column}`}>
                {t(column === '' ? 'file.refusedRow' : 'file.refusedCell', {
                  line,
                  column,
                  value,
                  reason: t(`file.reason.${reason}`),
                })}
              </li>
            ))}
          </Box>
          <More of={numberOfProblems} />
        </Alert>
      )}
      {problems.length === 0 && changes.length === 0 && <Alert severity="info">{t('file.nothing')}</Alert>}
      {facts.length > 0 && (
        <Stack sx={{ gap: 0.5 }}>
          {facts.map((fact) => (
            <Typography key={fact} variant="body2" color="textSecondary">
              {fact}
            </Typography>
          ))}
        </Stack>
      )}
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
