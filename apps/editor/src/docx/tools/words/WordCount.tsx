import type { TaskGoal } from '@redraft/wopi';
import { useTexts } from '../../../i18n.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { useThrottledValue } from '../../toolkit/throttled-value.ts';
import { computeGoalProgress, formatGoal, formatTemplateWords, getGoalState } from './goal.ts';
import { countOwnText } from './own-words.ts';
import { WordsDialog } from './WordsDialog.tsx';
import { countSelection } from './word-count.ts';

/** Word count relative to the goal; a click shows details. */
export function WordCount({ goal }: { goal: TaskGoal | null }) {
  const t = useTexts();
  const page = usePageActions();
  const template = goal?.template ?? '';
  const { words, templateWords } = useThrottledValue(({ view, parts }) =>
    countOwnText(view.state.doc, parts(), template),
  );
  const selected = useThrottledValue(({ view: { state } }) =>
    state.selection.empty ? 0 : countSelection(state.doc, state.selection).words,
  );
  const text = goal === null ? t('tools:words.count', { count: words }) : formatGoal(words, goal, t);
  return (
    <>
      {goal === null ? null : (
        <progress
          className="wide-only"
          aria-label={t('tools:words.progress')}
          value={computeGoalProgress(words, goal)}
        />
      )}
      <button
        type="button"
        className="word-count"
        data-goal={goal === null ? undefined : getGoalState(words, goal)}
        title={formatTemplateWords(templateWords, t) ?? t('tools:words.name')}
        aria-haspopup="dialog"
        onClick={() => page.show(<WordsDialog goal={goal} onClose={() => page.show(null)} />)}
      >
        {selected > 0 ? `${t('tools:words.selected', { count: selected })} · ${text}` : text}
      </button>
    </>
  );
}
