import type { ClassListItem } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArchive } from '../../domain/classes/index.ts';
import { RowButton, RowLink } from '../../ui/data-table/row-button.tsx';
import { LazyDialogs } from '../../ui/dialogs/lazy-dialog.tsx';
import {
  ArchiveOutlinedIcon,
  ContentCopyOutlinedIcon,
  DeleteForeverOutlinedIcon,
  GradingOutlinedIcon,
  UnarchiveOutlinedIcon,
} from '../../ui/icons/index.ts';
import { CopyClassDialog } from '../copying/index.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DeleteClassDialog } from './delete-class-dialog.tsx';

type Asking = 'nothing' | 'archive' | 'copy' | 'delete';

/** Actions of a class in the list: grade book, copy, archive or restore, delete. */
export function ClassRowActions({ row }: { row: ClassListItem }) {
  const { t } = useTranslation(['classes', 'copying']);
  const [openDialog, setOpenDialog] = useState<Asking>('nothing');
  const archive = useArchive(row);
  const close = () => setOpenDialog('nothing');
  return (
    <>
      <RowLink label={t('gradeBook')} name={row.className} to={`/gradebook/${row.id}`}>
        <GradingOutlinedIcon fontSize="small" />
      </RowLink>
      <RowButton label={t('copying:class.action')} name={row.className} onClick={() => setOpenDialog('copy')}>
        <ContentCopyOutlinedIcon fontSize="small" />
      </RowButton>
      {row.archived ? (
        <RowButton
          label={t('restore.action')}
          name={row.className}
          isBusy={archive.isPending}
          onClick={() => archive.mutate(false)}
        >
          <UnarchiveOutlinedIcon fontSize="small" />
        </RowButton>
      ) : (
        <RowButton
          label={t('archive.action')}
          name={row.className}
          isBusy={archive.isPending}
          onClick={() => setOpenDialog('archive')}
        >
          <ArchiveOutlinedIcon fontSize="small" />
        </RowButton>
      )}
      <RowButton label={t('delete.action')} name={row.className} onClick={() => setOpenDialog('delete')}>
        <DeleteForeverOutlinedIcon fontSize="small" />
      </RowButton>
      <LazyDialogs>
        {openDialog === 'copy' && <CopyClassDialog classId={row.id} onClose={close} />}
      </LazyDialogs>
      <ArchiveDialog row={row} open={openDialog === 'archive'} onClose={close} />
      <DeleteClassDialog row={row} open={openDialog === 'delete'} onClose={close} />
    </>
  );
}
