import type { ChangeSavedCommentBody, SavedComment } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { addBankComment, changeBankComment, loadCommentBank, removeBankComment } from './feedback-calls.ts';

const bankKey = ['kept-comments'] as const;

export function useBank({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: bankKey, queryFn: ({ signal }) => loadCommentBank(signal), enabled });
}

function useBankChange<Variables, Answer>(
  change: (variables: Variables) => Promise<Answer>,
  successMessage: string,
) {
  const client = useQueryClient();
  return useAction({
    mutationFn: change,
    onSuccess: () => {
      notify(successMessage);
      return client.invalidateQueries({ queryKey: bankKey });
    },
  });
}

export function useAddBankComment() {
  const { t } = useTranslation('feedback');
  return useBankChange((comment: string) => addBankComment(comment), t('bank.kept'));
}

export function useChangeBankComment() {
  const { t } = useTranslation('feedback');
  return useBankChange((body: ChangeSavedCommentBody) => changeBankComment(body), t('bank.changed'));
}

/** A deleted comment can be restored while the message is shown. */
export function useRemoveBankComment() {
  const { t } = useTranslation(['feedback', 'ui']);
  const client = useQueryClient();
  const add = useAddBankComment();
  return useAction({
    mutationFn: ({ id }: SavedComment) => removeBankComment(id),
    onSuccess: (_done, { comment }) => {
      notify(t('bank.removed'), { action: { label: t('ui:undo'), onClick: () => add.mutate(comment) } });
      return client.invalidateQueries({ queryKey: bankKey });
    },
  });
}
