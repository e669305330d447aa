import type { HostCommentAction } from '@redraft/wopi';
import { useTexts } from '../../../i18n.ts';
import { showToast } from '../../../ui/toast.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { getHostCommentStore } from './store.ts';

/** Sends an action to the host and shows the error if it fails: the draft stays. */
export function useHostAction(): (action: HostCommentAction, onDone?: () => void) => Promise<boolean> {
  const t = useTexts();
  const editor = useEditor();
  return async (action, onDone) => {
    const problem = await getHostCommentStore(editor).send(action);
    if (problem === null) onDone?.();
    else showToast({ text: problem || t('review:notSent') });
    return problem === null;
  };
}
