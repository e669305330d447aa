import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { DeleteOutlinedIcon, EditOutlinedIcon, UndoIcon } from '../../ui/icons/index.ts';
import { NumberText } from '../../ui/number-text.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import type { DraftRow } from './draft-list.ts';
import { finalPoints, isOutside } from './draft-list.ts';

interface Props {
  rows: readonly DraftRow[];
  start: string;
  /** The final deadline. */
  end: string;
  zone: string;
  editedKey: string | null;
  onEdit: (row: DraftRow) => void;
  onRemove: (row: DraftRow) => void;
}

/** On phones the deadline is below the title, to avoid scrolling. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Drafts by deadline; the final submission is always last. */
export function DraftTable({ rows, start, end, zone, editedKey, onEdit, onRemove }: Props) {
  const { t } = useTranslation('assignments');
  const restoredFocus = useRestoredFocus();
  return (
    <TableContainer {...restoredFocus} sx={{ mt: 2 }}>
      <Table size="small" aria-label={t('drafts.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('drafts.draftTitle')}</TableCell>
            <TableCell sx={wideOnly}>{t('drafts.deadline')}</TableCell>
            <TableCell align="right">{t('drafts.points')}</TableCell>
            <TableCell align="right">
              <span style={visuallyHidden}>{t('drafts.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <StoredRow
              key={row.key}
              row={row}
              zone={zone}
              isEdited={row.key === editedKey}
              isOutside={row.mark !== 'DELETE' && isOutside(row, { start, end })}
              onEdit={() => onEdit(row)}
              onRemove={() => onRemove(row)}
            />
          ))}
          <TableRow>
            <TableCell sx={{ fontWeight: 600 }}>
              {t('drafts.final')}
              <NarrowDeadline iso={end} zone={zone} />
            </TableCell>
            <TableCell sx={wideOnly}>
              <DateTimeText iso={end === '' ? null : end} zone={zone} />
            </TableCell>
            <TableCell align="right">
              <NumberText value={finalPoints(rows)} />
            </TableCell>
            <TableCell />
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowProps {
  row: DraftRow;
  zone: string;
  isEdited: boolean;
  isOutside: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function StoredRow({ row, zone, isEdited, isOutside, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation('assignments');
  const isMarkedForDeletion = row.mark === 'DELETE';
  return (
    <TableRow
      selected={isEdited}
      data-mark={row.mark ?? undefined}
      sx={
        isMarkedForDeletion ? { bgcolor: 'revision.deletedBackground', textDecoration: 'line-through' } : {}
      }
    >
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {row.title}
        <NarrowDeadline iso={row.deadline} zone={zone} />
        {isOutside && <FormHelperText error>{t('drafts.outside')}</FormHelperText>}
      </TableCell>
      <TableCell sx={wideOnly}>
        <DateTimeText iso={row.deadline} zone={zone} />
      </TableCell>
      <TableCell align="right">
        {typeof row.points === 'number' ? <NumberText value={row.points} /> : row.points}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {!isMarkedForDeletion && (
          <IconButton size="small" onClick={onEdit} aria-label={t('drafts.edit', { title: row.title })}>
            <EditOutlinedIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton
          size="small"
          onClick={onRemove}
          aria-label={t(isMarkedForDeletion ? 'drafts.restore' : 'drafts.remove', { title: row.title })}
        >
          {isMarkedForDeletion ? <UndoIcon fontSize="small" /> : <DeleteOutlinedIcon fontSize="small" />}
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

function NarrowDeadline({ iso, zone }: { iso: string; zone: string }) {
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
      <DateTimeText iso={iso === '' ? null : iso} zone={zone} />
    </Typography>
  );
}
