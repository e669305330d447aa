import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditor, useEditorValue } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import type { Misspelling } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { useSpellingReview } from './use-spelling-walk.ts';
import { addWord, ignoreAlways, ignoreOnce, replaceWord } from './word-commands.ts';

/** Steps through unknown words, with actions for each. */
export function SpellingReview({ language }: { language: string }) {
  const t = useTexts();
  const { review, searchNext } = useSpellingReview(true, language);
  const state = useSyncExternalStore(spelling.subscribe, spelling.state);
  return (
    <section className="spelling-walk" aria-live="polite">
      {review.kind === 'searching' ? (
        <p className="spelling-hint">{t(state === 'loading' ? 'spelling:loading' : 'spelling:searching')}</p>
      ) : null}
      {review.kind === 'none' || review.kind === 'failed' ? (
        <>
          <p>{t(`spelling:${review.kind}`)}</p>
          <button type="button" className="quiet-action" onClick={searchNext}>
            {t(review.kind === 'failed' ? 'spelling:retry' : 'spelling:search')}
          </button>
        </>
      ) : null}
      {review.kind === 'found' ? (
        <FoundWord
          key={`${review.misspelling.from} ${review.misspelling.word}`}
          {...review}
          searchNext={searchNext}
        />
      ) : null}
    </section>
  );
}

interface FoundProps {
  misspelling: Misspelling;
  context: [before: string, behind: string];
  suggestions: readonly string[];
  searchNext: () => void;
}

function FoundWord({ misspelling, context: [before, after], suggestions, searchNext }: FoundProps) {
  const t = useTexts();
  const { view } = useEditor();
  const page = usePageActions();
  const canWrite = useEditorValue((editor) => editor.mode() !== 'viewing');
  const runAndContinue = (action: () => void) => () => {
    action();
    searchNext();
  };
  const replace = (word: string): void => {
    replaceWord(view, misspelling, word);
    page.announce(t('spelling:replaced', { before: misspelling.word, after: word }));
  };
  return (
    <>
      <h3>{t('spelling:found')}</h3>
      <p className="spelling-place">
        {before}
        <mark>{misspelling.word}</mark>
        {after}
      </p>
      {suggestions.length === 0 ? (
        <p className="spelling-hint">{t('spelling:noSuggestion')}</p>
      ) : (
        <fieldset className="spelling-words">
          <legend>{t('spelling:suggestions')}</legend>
          {suggestions.map((word) => (
            <button
              key={word}
              type="button"
              className="quiet-action"
              disabled={!canWrite}
              onClick={runAndContinue(() => replace(word))}
            >
              {word}
            </button>
          ))}
        </fieldset>
      )}
      <div className="spelling-acts">
        <button type="button" className="quiet-action" onClick={searchNext}>
          {t('spelling:skip')}
        </button>
        <button
          type="button"
          className="quiet-action"
          onClick={runAndContinue(() => ignoreOnce(view, misspelling))}
        >
          {t('spelling:ignoreOnce')}
        </button>
        <button
          type="button"
          className="quiet-action"
          onClick={runAndContinue(() => ignoreAlways(view, misspelling))}
        >
          {t('spelling:ignoreAlways')}
        </button>
        <button
          type="button"
          className="quiet-action"
          onClick={runAndContinue(() => addWord(view, misspelling))}
        >
          {t('spelling:add')}
        </button>
      </div>
    </>
  );
}
