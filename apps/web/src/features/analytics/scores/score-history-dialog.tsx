import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ScoreEntry, Scores, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { ExpandButton } from '../../../ui/data-table/expand-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MetricLabel } from '../../../ui/metrics/metric-label.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { ScoreRowList } from './score-row-list.tsx';
import { buildEffortRows, buildRevisionRows } from './score-rows.ts';
import { scoresQuery } from './use-scores.ts';

interface Props {
  submissionId: SubmissionId;
  /** Student and assignment. */
  subtitle: string;
  onClose: () => void;
}

/** All evaluations of a submission, newest first. */
export function ScoreHistoryDialog({ submissionId, subtitle, onClose }: Props) {
  const { t } = useTranslation(['scores', 'common', 'ui']);
  const titleId = useId();
  const query = useQuery(scoresQuery(submissionId));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('history.title')}
        <Typography variant="body2" color="textSecondary" dir="auto">
          {subtitle}
        </Typography>
      </DialogTitle>
      <DialogContent>
        <QueryView query={query}>{(scores) => <History scores={scores} />}</QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function History({ scores: { history, isPending, timezone } }: { scores: Scores }) {
  const { t } = useTranslation('scores');
  if (history.length === 0 && !isPending)
    return <EmptyState dense title={t('history.empty')} text={t('history.emptyText')} />;
  return (
    <>
      {isPending && <LinearProgress aria-label={t('pending')} sx={{ mb: 1 }} />}
      <TableContainer>
        <Table
          size="small"
          aria-label={t('history.title')}
          sx={{ '& td, & th': { px: { xs: 0.25, sm: 2 } } }}
        >
          <TableHead>
            <TableRow>
              {/* Not a header: the buttons below it have names. */}
              <TableCell component="td" padding="checkbox" />
              <TableCell>{t('history.time')}</TableCell>
              <TableCell align="right">
                <MetricLabel metric="effortScore" />
              </TableCell>
              <TableCell align="right">
                <MetricLabel metric="revisionScore" />
              </TableCell>
              <TableCell sx={wideOnly}>{t('history.type')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {history.map((entry) => (
              <HistoryRow key={`${entry.timestamp} ${entry.type}`} entry={entry} zone={timezone} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('history.zone', { zone: timezone.replaceAll('_', ' ') })} {t('share')}
      </Typography>
    </>
  );
}

/** On narrow screens the column's content is below the time instead. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

function TypeText({ entry }: { entry: ScoreEntry }) {
  const { t } = useTranslation('scores');
  return (
    <>
      {t(`types.${entry.type}`)}
      {entry.draftTitle !== null && <span dir="auto"> · {entry.draftTitle}</span>}
    </>
  );
}

function HistoryRow({ entry, zone }: { entry: ScoreEntry; zone: string }) {
  const { t } = useTranslation('scores');
  const [isOpen, setOpen] = useState(false);
  const rowsId = useId();
  const { effort, revision } = entry.basis;
  return (
    <>
      <TableRow sx={isOpen ? { '& > td': { borderBottom: 'none' } } : {}}>
        <TableCell padding="checkbox">
          <ExpandButton
            isOpen={isOpen}
            controls={rowsId}
            rowName={formatTimeWithSeconds(Date.parse(entry.timestamp), zone)}
            onToggle={() => setOpen((wasOpen) => !wasOpen)}
          />
        </TableCell>
        <TableCell>
          <DateTimeText iso={entry.timestamp} zone={zone} />
          <Box sx={{ display: { sm: 'none' } }}>
            <TypeText entry={entry} />
          </Box>
        </TableCell>
        <TableCell align="right">{entry.effort ?? '-'}</TableCell>
        <TableCell align="right">{entry.revision ?? '-'}</TableCell>
        <TableCell sx={wideOnly}>
          <TypeText entry={entry} />
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow id={rowsId}>
          <TableCell />
          <TableCell colSpan={4}>
            {effort !== null && entry.effort !== null && (
              <ScoreRowList rows={buildEffortRows(effort)} zone={zone} />
            )}
            {revision !== null && entry.revision !== null && (
              <ScoreRowList rows={buildRevisionRows(revision)} zone={zone} />
            )}
            <Typography variant="caption" color="textSecondary">
              {t('history.version', { version: entry.algorithmVersion })}
            </Typography>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
