import type { HostCommentAction } from '@redraft/wopi';
import { useTexts } from '../../../i18n.ts';
import { showToast } from '../../../ui/toast.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { hostCommentsOf } from './store.ts';

/** Asks the host, and says why where it has not done it: what was written stays. */
export function useHostAction(): (action: HostCommentAction, onDone?: () => void) => Promise<boolean> {
  const t = useTexts();
  const editing = useEditing();
  return async (action, onDone) => {
    const problem = await hostCommentsOf(editing).send(action);
    if (problem === null) onDone?.();
    else showToast({ text: problem || t('review:notSent') });
    return problem === null;
  };
}
