import type { ClassListItem } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { setArchived } from './class-calls.ts';
import { useRefreshClass } from './use-class.ts';

/** Puts a class away or takes it back; the message offers to undo it. */
export function useArchive({ id, className: name }: Pick<ClassListItem, 'id' | 'className'>) {
  const { t } = useTranslation('classes');
  const refresh = useRefreshClass(id);
  // The row that asked is gone by the time somebody presses Undo, so this does not hang on its mutation.
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
