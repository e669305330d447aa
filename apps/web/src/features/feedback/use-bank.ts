import type { ChangeKeptCommentBody, KeptComment } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { changeKeptComment, keepComment, loadKeptComments, removeKeptComment } from './feedback-calls.ts';

const bankKey = ['kept-comments'] as const;

export function useBank({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: bankKey, queryFn: ({ signal }) => loadKeptComments(signal), enabled });
}

function useBankChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>, said: string) {
  const client = useQueryClient();
  return useAction({
    mutationFn: change,
    onSuccess: () => {
      notify(said);
      return client.invalidateQueries({ queryKey: bankKey });
    },
  });
}

export function useKeepComment() {
  const { t } = useTranslation('feedback');
  return useBankChange((comment: string) => keepComment(comment), t('bank.kept'));
}

export function useChangeKeptComment() {
  const { t } = useTranslation('feedback');
  return useBankChange((body: ChangeKeptCommentBody) => changeKeptComment(body), t('bank.changed'));
}

/** What was deleted can be kept anew as long as the message stands. */
export function useRemoveKeptComment() {
  const { t } = useTranslation(['feedback', 'ui']);
  const client = useQueryClient();
  const keep = useKeepComment();
  return useAction({
    mutationFn: ({ id }: KeptComment) => removeKeptComment(id),
    onSuccess: (_done, { comment }) => {
      notify(t('bank.removed'), { action: { label: t('ui:undo'), onClick: () => keep.mutate(comment) } });
      return client.invalidateQueries({ queryKey: bankKey });
    },
  });
}
