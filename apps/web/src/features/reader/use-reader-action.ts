import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useMergeSubmission } from '../../domain/submissions/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';

/** Delay before the document is reopened after an action, in ms. */
const reopenAfter = 500;

interface Options<Given> {
  action: (given: Given) => Promise<ReadSubmission>;
  /** Message shown on success. */
  done: string | ((given: Given) => string);
  onReopen: () => void;
  onDone?: () => void;
}

/** An action on the current text: its result is shown at once and the document is reopened with the current permissions. */
export function useReaderAction<Given = void>({ action, done, onReopen, onDone }: Options<Given>) {
  const { t } = useTranslation('grading');
  const merge = useMergeSubmission();
  return useAction<ReadSubmission, Given>({
    mutationFn: action,
    meta: { ownError: true },
    successMessage: (_, given) => (typeof done === 'string' ? done : done(given)),
    onSuccess: (submission) => {
      merge(submission);
      window.setTimeout(onReopen, reopenAfter);
      onDone?.();
    },
    onError: (error) => notify(t('failed'), { kind: 'error', detail: messageOf(error) }),
  });
}
