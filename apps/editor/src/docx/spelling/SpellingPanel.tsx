import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { useEditor } from '../editing/editing-context.ts';
import { SpellingReview } from './SpellingWalk.tsx';
import { personalDictionary, removeFromPersonalDictionary, spellingChoice } from './spelling-choice.ts';
import { spellingLanguages } from './spelling-languages.ts';
import { getCurrentUser } from './spelling-marks.ts';
import { guessSpellingLanguage } from './text-language.ts';

/** Spelling panel: on or off, language, the unknown words one by one, and the user's dictionary. */
export function SpellingPanel() {
  const t = useTexts();
  const editor = useEditor();
  const lang = useLanguage();
  const choice = useSyncExternalStore(spellingChoice.subscribe, spellingChoice.get);
  const guessed = guessSpellingLanguage(editor.view.state, lang);
  const language = choice.language === 'auto' ? guessed : choice.language;
  return (
    <div className="spelling">
      <label className="spelling-switch">
        <input
          type="checkbox"
          checked={choice.isOn}
          onChange={({ target }) => spellingChoice.set({ ...choice, isOn: target.checked })}
        />
        <span>{t('spelling:on')}</span>
      </label>
      {choice.isOn ? null : <p className="spelling-hint">{t('spelling:off')}</p>}
      <div className="field">
        <label htmlFor="spelling-language">{t('spelling:language')}</label>
        <select
          id="spelling-language"
          value={choice.language}
          onChange={({ target }) => {
            const language = spellingLanguages.find((one) => one === target.value) ?? 'auto';
            spellingChoice.set({ ...choice, language });
          }}
        >
          <option value="auto">
            {t('spelling:languages.auto', { language: t(`spelling:languages.${guessed ?? 'none'}`) })}
          </option>
          {spellingLanguages.map((language) => (
            <option key={language} value={language}>
              {t(`spelling:languages.${language}`)}
            </option>
          ))}
        </select>
      </div>
      {choice.isOn && language === null ? (
        <p className="spelling-hint">{t('spelling:noDictionary')}</p>
      ) : null}
      {choice.isOn && language !== null ? <SpellingReview language={language} /> : null}
      <PersonalDictionary person={getCurrentUser(editor.view.state)} />
    </div>
  );
}

function PersonalDictionary({ person }: { person: string }) {
  const t = useTexts();
  const list = personalDictionary(person);
  const words = useSyncExternalStore(list.subscribe, list.get);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="own-words">
      <h3 id="own-words">{t('spelling:own')}</h3>
      <p className="spelling-hint">{t('spelling:ownHint')}</p>
      <ul className="own-words">
        {words.map((word) => (
          <li key={word}>
            <span>{word}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('spelling:remove', { word })}
              title={t('spelling:remove', { word })}
              onClick={() => removeFromPersonalDictionary(person, word)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
