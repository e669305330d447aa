import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useMergeSubmission } from '../../domain/submissions/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';

/** Delay before the document is reopened after an action, in ms. */
const reopenDelayMs = 500;

interface Options<Variables> {
  action: (variables: Variables) => Promise<ReadSubmission>;
  /** Message shown on success. */
  successMessage: string | ((variables: Variables) => string);
  onReopen: () => void;
  onDone?: () => void;
}

/** An action on the current text: its result is shown at once and the document is reopened with the current permissions. */
export function useReaderAction<Variables = void>({
  action,
  successMessage,
  onReopen,
  onDone,
}: Options<Variables>) {
  const { t } = useTranslation('grading');
  const merge = useMergeSubmission();
  return useAction<ReadSubmission, Variables>({
    mutationFn: action,
    meta: { showsOwnError: true },
    successMessage: (_, variables) =>
      typeof successMessage === 'string' ? successMessage : successMessage(variables),
    onSuccess: (submission) => {
      merge(submission);
      window.setTimeout(onReopen, reopenDelayMs);
      onDone?.();
    },
    onError: (error) => notify(t('failed'), { kind: 'error', detail: messageOf(error) }),
  });
}
