import type { ClassListItem } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { setArchived } from './class-calls.ts';
import { useRefreshClass } from './use-class.ts';

/** Archives or restores a class; the message offers undo. */
export function useArchive({ id, className: name }: Pick<ClassListItem, 'id' | 'className'>) {
  const { t } = useTranslation('classes');
  const refresh = useRefreshClass(id);
  // The row is unmounted when the user clicks Undo, so this does not use the row's mutation.
  const undo = (archived: boolean) => {
    setArchived({ id, archived })
      .then(refresh)
      .catch((error: unknown) => notify(messageOf(error), { kind: 'error' }));
  };
  return useAction({
    mutationFn: (archived: boolean) => setArchived({ id, archived }),
    onSuccess: (_answer, archived) => {
      notify(archived ? t('archive.done', { name }) : t('restore.done', { name }), {
        action: { label: t('undo'), onClick: () => undo(!archived) },
      });
      return refresh();
    },
  });
}
