import type { ClassListItem } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useArchive } from '../../domain/classes/index.ts';
import { RowButton, RowLink } from '../../ui/data-table/row-button.tsx';
import {
  ArchiveOutlinedIcon,
  ContentCopyOutlinedIcon,
  DeleteForeverOutlinedIcon,
  GradingOutlinedIcon,
  UnarchiveOutlinedIcon,
} from '../../ui/icons/index.ts';
import type { ClassQuestion } from './class-dialogs.tsx';

interface Props {
  row: ClassListItem;
  onAsk: (question: ClassQuestion) => void;
}

/** Actions of a class in the list: grade book, copy, archive or restore, delete. */
export function ClassRowActions({ row, onAsk }: Props) {
  const { t } = useTranslation(['classes', 'copying']);
  const archive = useArchive(row);
  return (
    <>
      <RowLink label={t('gradeBook')} name={row.className} to={`/gradebook/${row.id}`}>
        <GradingOutlinedIcon fontSize="small" />
      </RowLink>
      <RowButton
        label={t('copying:class.action')}
        name={row.className}
        onClick={() => onAsk({ row, dialog: 'copy' })}
      >
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
          onClick={() => onAsk({ row, dialog: 'archive' })}
        >
          <ArchiveOutlinedIcon fontSize="small" />
        </RowButton>
      )}
      <RowButton
        label={t('delete.action')}
        name={row.className}
        onClick={() => onAsk({ row, dialog: 'delete' })}
      >
        <DeleteForeverOutlinedIcon fontSize="small" />
      </RowButton>
    </>
  );
}
