import type { HostCommentAct } from '@redraft/wopi';
import { useTexts } from '../../../i18n.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { usePageActs } from '../../tools/page-acts.tsx';
import { hostCommentsOf } from './store.ts';

/** Asks the host, and says why where it has not done it: what was written stays. */
export function useAskHost(): (act: HostCommentAct, onDone?: () => void) => Promise<boolean> {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActs();
  return async (act, onDone) => {
    const problem = await hostCommentsOf(editing).act(act);
    if (problem === null) onDone?.();
    else page.say(problem || t('review:notSent'));
    return problem === null;
  };
}
