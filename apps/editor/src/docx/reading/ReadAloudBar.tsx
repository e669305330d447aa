import './reading.css';
import { Pause, Play, Square } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n.ts';
import { readAloud } from './read-aloud.ts';

/** Pauses and stops reading aloud; visible while the text is read. */
export function ReadAloudBar() {
  const state = useSyncExternalStore(readAloud.subscribe, readAloud.state);
  return state === 'silent' ? null : <OpenBar isPaused={state === 'paused'} />;
}

function OpenBar({ isPaused }: { isPaused: boolean }) {
  const t = useTexts();
  // Listens to Escape, wherever the focus is.
  useEffect(() => {
    const stopOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      readAloud.stop();
    };
    window.addEventListener('keydown', stopOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', stopOnEscape, { capture: true });
  }, []);
  // Another document does not go on reading this one.
  useEffect(() => () => readAloud.stop(), []);
  const Icon = isPaused ? Play : Pause;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t('reading:aloud.start')} className="speech-bar">
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={isPaused ? readAloud.resume : readAloud.pause}
      >
        <Icon size={16} aria-hidden />
        {t(isPaused ? 'reading:aloud.resume' : 'reading:aloud.pause')}
      </button>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={readAloud.stop}>
        <Square size={16} aria-hidden />
        {t('reading:aloud.stop')}
      </button>
    </div>
  );
}
