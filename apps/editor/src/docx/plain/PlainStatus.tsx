import type { TaskGoal } from '@redraft/wopi';
import { getSaveStateKey, SaveAnnouncer } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { ModeChip } from '../review/ModeChip.tsx';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { WordCount } from '../tools/words/WordCount.tsx';

/** Save state and word count. */
export function PlainStatus({ state, goal }: { state: SaveState | 'viewOnly'; goal: TaskGoal | null }) {
  const t = useTexts();
  const page = usePageActions();
  const stateKey = state === 'viewOnly' ? 'viewOnly' : getSaveStateKey(state);
  return (
    <footer className="plain-status" data-region="status">
      <p className="plain-saved">{t(stateKey)}</p>
      {state === 'viewOnly' ? null : <SaveAnnouncer stateKey={stateKey} />}
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
