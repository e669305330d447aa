import type { ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { ClassForm, ClassValues } from '../../../domain/class-fields/index.ts';
import { updateClass, useRefreshClass } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { showIssues } from '../../../ui/form/use-zod-form.ts';

/** Saves the details with optimistic locking. */
export function useSaveClass(base: ClassOverview, form: ClassForm, onSaved: () => void) {
  const { t } = useTranslation('classes');
  const refresh = useRefreshClass(base.id);
  return useAction({
    mutationFn: ({ enrollkey: _fixed, ...values }: ClassValues) =>
      updateClass({ ...values, id: base.id, version: base.version }),
    meta: { showsOwnError: true },
    onSuccess: async () => {
      await refresh();
      notify(t('saved'));
      onSaved();
    },
    onError: (error) => {
      showIssues(form, error);
      // After a conflict, fetches the latest version.
      void refresh();
    },
  });
}
