import type { TaskGoal } from '@redraft/wopi';
import { useState } from 'react';
import { getSaveStateKey } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { ModeChip } from '../review/ModeChip.tsx';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { WordCount } from '../tools/words/WordCount.tsx';

/** Save state. Saving is announced only after a problem, not on every pause in typing. */
export function PlainStatus({ state, goal }: { state: SaveState | 'viewOnly'; goal: TaskGoal | null }) {
  const t = useTexts();
  const page = usePageActions();
  const [hadProblem, setHadProblem] = useState(false);
  const isSavedOrSaving = state === 'viewOnly' || state.kind === 'saved' || state.kind === 'saving';
  if (!isSavedOrSaving && !hadProblem) setHadProblem(true);
  const text = state === 'viewOnly' ? t('viewOnly') : t(getSaveStateKey(state));
  const isAnnounced = !isSavedOrSaving || (hadProblem && state !== 'viewOnly' && state.kind === 'saved');
  return (
    <footer className="plain-status" data-region="status">
      <p className="plain-saved">{text}</p>
      <div className="unseen" role="status">
        {isAnnounced ? text : ''}
      </div>
      <ModeChip />
      <WordCount goal={goal} />
      {page.chooseView === null ? null : (
        <button type="button" className="quiet-action" onClick={() => page.chooseView?.('pages')}>
          {t('plain:toPages')}
        </button>
      )}
    </footer>
  );
}
