import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditing, useEditingValue } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import type { Misspelt } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { useSpellingWalk } from './use-spelling-walk.ts';
import { addWord, ignoreAlways, ignoreOnce, replaceWord } from './word-commands.ts';

/** Steps through unknown words, with actions for each. */
export function SpellingWalk({ language }: { language: string }) {
  const t = useTexts();
  const { walk, goOn } = useSpellingWalk(true, language);
  const state = useSyncExternalStore(spelling.subscribe, spelling.state);
  return (
    <section className="spelling-walk" aria-live="polite">
      {walk.kind === 'searching' ? (
        <p className="spelling-hint">{t(state === 'loading' ? 'spelling:loading' : 'spelling:searching')}</p>
      ) : null}
      {walk.kind === 'none' || walk.kind === 'failed' ? (
        <>
          <p>{t(`spelling:${walk.kind}`)}</p>
          <button type="button" className="quiet-action" onClick={goOn}>
            {t(walk.kind === 'failed' ? 'spelling:retry' : 'spelling:search')}
          </button>
        </>
      ) : null}
      {walk.kind === 'found' ? <Found key={`${walk.at.from} ${walk.at.word}`} {...walk} goOn={goOn} /> : null}
    </section>
  );
}

interface FoundProps {
  at: Misspelt;
  around: [before: string, behind: string];
  suggestions: readonly string[];
  goOn: () => void;
}

function Found({ at, around: [before, behind], suggestions, goOn }: FoundProps) {
  const t = useTexts();
  const { view } = useEditing();
  const page = usePageActions();
  const canWrite = useEditingValue((editing) => editing.mode() !== 'viewing');
  const after = (action: () => void) => () => {
    action();
    goOn();
  };
  const replace = (word: string): void => {
    replaceWord(view, at, word);
    page.announce(t('spelling:replaced', { before: at.word, after: word }));
  };
  return (
    <>
      <h3>{t('spelling:found')}</h3>
      <p className="spelling-place">
        {before}
        <mark>{at.word}</mark>
        {behind}
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
              onClick={after(() => replace(word))}
            >
              {word}
            </button>
          ))}
        </fieldset>
      )}
      <div className="spelling-acts">
        <button type="button" className="quiet-action" onClick={goOn}>
          {t('spelling:skip')}
        </button>
        <button type="button" className="quiet-action" onClick={after(() => ignoreOnce(view, at))}>
          {t('spelling:ignoreOnce')}
        </button>
        <button type="button" className="quiet-action" onClick={after(() => ignoreAlways(view, at))}>
          {t('spelling:ignoreAlways')}
        </button>
        <button type="button" className="quiet-action" onClick={after(() => addWord(view, at))}>
          {t('spelling:add')}
        </button>
      </div>
    </>
  );
}
