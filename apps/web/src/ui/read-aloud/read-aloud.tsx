import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PauseIcon, PlayArrowIcon, StopOutlinedIcon, VolumeUpOutlinedIcon } from '../icons/index.ts';
import { listPassages } from './passages.ts';
import { findVoice, type Speaker, speak } from './speaker.ts';

interface Props {
  /** The text that is read. */
  of: RefObject<HTMLElement | null>;
}

/** Reads a text by a voice of the browser and marks the spoken words; nothing if there is no voice for the language. */
export function ReadAloud({ of }: Props) {
  const { t, i18n } = useTranslation('ui');
  const voice = useVoice(i18n.language);
  const [state, setState] = useState<'silent' | 'reading' | 'paused'>('silent');
  const speaker = useRef<Speaker | null>(null);
  useEffect(() => () => speaker.current?.stop(), []);
  if (voice === null) return null;
  const start = () => {
    if (of.current === null) return;
    setState('reading');
    const language = of.current.closest('[lang]')?.getAttribute('lang') || i18n.language;
    speaker.current = speak(listPassages(of.current, language), findVoice(language) ?? voice, () => {
      speaker.current = null;
      setState('silent');
    });
  };
  const togglePause = () => {
    if (state === 'reading') speaker.current?.pause();
    else speaker.current?.resume();
    setState(state === 'reading' ? 'paused' : 'reading');
  };
  if (state === 'silent')
    return (
      <Button size="small" startIcon={<VolumeUpOutlinedIcon />} onClick={start}>
        {t('readAloud.start')}
      </Button>
    );
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button
        size="small"
        startIcon={state === 'reading' ? <PauseIcon /> : <PlayArrowIcon />}
        onClick={togglePause}
      >
        {state === 'reading' ? t('readAloud.pause') : t('readAloud.resume')}
      </Button>
      <Button size="small" startIcon={<StopOutlinedIcon />} onClick={() => speaker.current?.stop()}>
        {t('readAloud.stop')}
      </Button>
    </Stack>
  );
}

/** Voices are loaded after the page. */
function useVoice(language: string): SpeechSynthesisVoice | null {
  return useSyncExternalStore(
    (onChange) => {
      if (typeof speechSynthesis === 'undefined') return () => undefined;
      const engine = speechSynthesis;
      engine.addEventListener('voiceschanged', onChange);
      return () => engine.removeEventListener('voiceschanged', onChange);
    },
    () => (typeof speechSynthesis === 'undefined' ? null : findVoice(language)),
  );
}
