import type { WordGoal } from '@redraft/wopi';
import { useTexts } from '../../../i18n.ts';
import { usePageActs } from '../page-acts.tsx';
import { useQuietValue } from '../quiet-value.ts';
import { goalShare, goalState, goalText } from './goal.ts';
import { WordsDialog } from './WordsDialog.tsx';
import { countSelection, countWhole } from './word-count.ts';

/** How many words the text has, of how many it should have; its details on a press. */
export function WordCount({ goal }: { goal: WordGoal | null }) {
  const t = useTexts();
  const page = usePageActs();
  const words = useQuietValue(({ view, parts }) => countWhole(view.state.doc, parts()).words);
  const selected = useQuietValue(({ view: { state } }) =>
    state.selection.empty ? 0 : countSelection(state.doc, state.selection).words,
  );
  const text = goal === null ? t('tools:words.count', { count: words }) : goalText(words, goal, t);
  return (
    <>
      {goal === null ? null : (
        <progress
          className="wide-only"
          aria-label={t('tools:words.progress')}
          value={goalShare(words, goal)}
        />
      )}
      <button
        type="button"
        className="word-count"
        data-goal={goal === null ? undefined : goalState(words, goal)}
        title={t('tools:words.name')}
        aria-haspopup="dialog"
        onClick={() => page.show(<WordsDialog goal={goal} onClose={() => page.show(null)} />)}
      >
        {selected > 0 ? `${t('tools:words.selected', { count: selected })} · ${text}` : text}
      </button>
    </>
  );
}
