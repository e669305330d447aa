import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useMergeSubmission } from '../../domain/submissions/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';

/** After an action the document is opened anew this much later. */
const reopenAfter = 500;

interface Options<Given> {
  action: (given: Given) => Promise<ReadSubmission>;
  /** What is said once it is done. */
  done: string | ((given: Given) => string);
  onReopen: () => void;
  onDone?: () => void;
}

/** An action on the text that is read: its answer is shown at once, and the document is opened anew with the rights of now. */
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
