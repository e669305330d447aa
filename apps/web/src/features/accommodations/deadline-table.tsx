import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import type { PreviewRow } from './deadline-preview.ts';
import { useAccommodationText } from './use-accommodation-text.ts';

interface Props {
  name: string;
  /** Null while the form is invalid. */
  rows: readonly PreviewRow[] | null;
  zone: string;
}

/** Live preview of the student's deadlines. */
export function DeadlineTable({ name, rows, zone }: Props) {
  const { t } = useTranslation('accommodations');
  const [isPastShown, setPastShown] = useState(false);
  const past = (rows ?? []).filter((row) => row.isPast).length;
  const visibleRows = rows?.filter((row) => isPastShown || !row.isPast) ?? [];
  const dash = rows === null ? 'preview.invalid' : rows.length === 0 ? 'preview.none' : 'preview.nonePending';
  return (
    <Box component="section" aria-label={t('preview.title', { name })}>
      <Typography variant="h4" component="h3">
        {t('preview.title', { name })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {t('preview.zone', { zone: zone.replaceAll('_', ' ') })}
      </Typography>
      <Card>
        {visibleRows.length === 0 ? (
          <EmptyState dense title={t(dash)} />
        ) : (
          <TableContainer>
            <Table size="small" aria-label={t('preview.title', { name })}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('preview.what')}</TableCell>
                  <TableCell sx={wideOnly}>{t('preview.regular')}</TableCell>
                  <TableCell>{t('preview.own')}</TableCell>
                  <TableCell align="right" sx={wideOnly}>
                    {t('preview.gained')}
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {visibleRows.map((row) => (
                  <DeadlineRow key={row.key} row={row} zone={zone} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Card>
      {past > 0 && !isPastShown && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setPastShown(true)}>
          {t('preview.showPast', { count: past })}
        </Button>
      )}
    </Box>
  );
}

/** On phones the regular deadline is below the title, and the difference below the new deadline. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

function DeadlineRow({ row, zone }: { row: PreviewRow; zone: string }) {
  const { t } = useTranslation('accommodations');
  const formatters = useAccommodationText();
  const gained = row.gainedSeconds > 0 ? `+${formatters.duration(row.gainedSeconds / 60)}` : '–';
  return (
    <TableRow sx={row.change === 'none' ? {} : { bgcolor: 'surface.marked' }}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {row.assignmentTitle}
        <Typography variant="caption" color="textSecondary" component="div">
          {row.draftTitle}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
          {t('preview.regular')}: <DateTimeText iso={row.regular} zone={zone} />
        </Typography>
      </TableCell>
      <TableCell sx={wideOnly}>
        <DateTimeText iso={row.regular} zone={zone} />
      </TableCell>
      <TableCell sx={{ fontWeight: row.gainedSeconds > 0 ? 600 : 400 }}>
        <DateTimeText iso={row.own} zone={zone} />
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
          {gained}
        </Typography>
        {row.change !== 'none' && (
          <Chip
            size="small"
            color={row.change === 'reopens' ? 'info' : 'warning'}
            variant="outlined"
            label={t(`preview.${row.change}`)}
            sx={{ display: 'flex', width: 'fit-content', mt: 0.5 }}
          />
        )}
      </TableCell>
      <TableCell align="right" sx={{ ...wideOnly, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {gained}
      </TableCell>
    </TableRow>
  );
}
