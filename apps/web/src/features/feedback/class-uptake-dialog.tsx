import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ClassId, ClassUptake } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InfoList } from '../../ui/info-list.tsx';
import { NumberText } from '../../ui/number-text.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { loadClassUptake } from './feedback-calls.ts';
import { HoursText, ShareText, useUptakeSum } from './uptake-sum.tsx';

const refetchIntervalMs = 5000;

interface Props {
  classId: ClassId;
  subtitle: string;
  onClose: () => void;
}

/** Uptake of comments in a class, by assignment. */
export function ClassUptakeDialog({ classId, subtitle, onClose }: Props) {
  const { t } = useTranslation('feedback');
  const query = useQuery({
    queryKey: ['class-uptake', classId],
    queryFn: ({ signal }) => loadClassUptake(classId, signal),
    // Metrics lag behind a text's last save by some seconds.
    refetchInterval: ({ state }) => ((state.data?.behind ?? 0) > 0 ? refetchIntervalMs : false),
  });
  return (
    <FullScreenDialog open title={t('uptake.title')} subtitle={subtitle} onClose={onClose} width="form">
      <QueryView query={query}>
        {(uptake) =>
          uptake.sum.comments === 0 && uptake.behind === 0 ? (
            <EmptyState title={t('uptake.noneClass')} />
          ) : (
            <UptakeSummary uptake={uptake} />
          )
        }
      </QueryView>
    </FullScreenDialog>
  );
}

function UptakeSummary({ uptake }: { uptake: ClassUptake }) {
  const { t } = useTranslation('feedback');
  const items = useUptakeSum(uptake.sum);
  return (
    <Stack sx={{ gap: 3 }}>
      <InfoList items={items} minWidth={160} />
      <Typography variant="body2" color="textSecondary">
        {t('uptake.explain')} {uptake.behind > 0 && t('uptake.behind', { count: uptake.behind })}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('uptake.title')}>
        <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('uptake.assignment')}</TableCell>
              <TableCell align="right">{t('uptake.texts')}</TableCell>
              <TableCell align="right">{t('uptake.comments')}</TableCell>
              <TableCell align="right">{t('uptake.share')}</TableCell>
              <TableCell align="right">{t('uptake.hours')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {uptake.assignments.map((row) => (
              <TableRow key={row.assignmentId}>
                <TableCell component="th" scope="row" dir="auto">
                  {row.title}
                </TableCell>
                <TableCell align="right">
                  <NumberText value={row.texts} />
                </TableCell>
                <TableCell align="right">
                  <NumberText value={row.comments} />
                </TableCell>
                <TableCell align="right">
                  <ShareText {...row} />
                </TableCell>
                <TableCell align="right">
                  <HoursText hours={row.medianHours} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Stack>
  );
}
