import './dictation.css';
import { Mic, Square } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { dictation } from './dictation.ts';

/** The sign that the microphone is on, with the button that ends dictation. */
export function DictationBar() {
  const language = useSyncExternalStore(dictation.subscribe, dictation.language);
  return language === null ? null : <OpenBar language={language} />;
}

function OpenBar({ language }: { language: string }) {
  const t = useTexts();
  const page = useLanguage();
  // The microphone is not on without this sign.
  useEffect(() => () => dictation.stop(), []);
  const name = new Intl.DisplayNames(page, { type: 'language' }).of(language) ?? language;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t('dictation:name')} className="speech-bar">
      <span className="dictation-sign">
        <Mic size={18} aria-hidden />
        <span>
          {t('dictation:listening')} <bdi className="dictation-language">{name}</bdi>
        </span>
      </span>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={dictation.stop}>
        <Square size={16} aria-hidden />
        {t('dictation:stop')}
      </button>
    </div>
  );
}
