import type { ClassListItem } from '@redraft/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { setArchived } from './class-calls.ts';

/** Puts a class away or takes it back; the message offers to undo it. */
export function useArchive() {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['classes'] });
  // The row that asked is gone by the time somebody presses Undo, so this does not hang on its mutation.
  const undo = (row: ClassListItem, archived: boolean) => {
    setArchived({ id: row.id, archived })
      .then(refresh)
      .catch((error: unknown) => notify(messageOf(error), { kind: 'error' }));
  };
  return useMutation({
    mutationFn: ({ row, archived }: { row: ClassListItem; archived: boolean }) =>
      setArchived({ id: row.id, archived }),
    onSuccess: (_answer, { row, archived }) => {
      const text = archived
        ? t('archive.done', { name: row.className })
        : t('restore.done', { name: row.className });
      notify(text, {
        action: { label: t('undo'), onClick: () => undo(row, !archived) },
      });
      return refresh();
    },
  });
}
