import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { findVoice, listPassages, type Speaker, speak } from '@redraft/reading';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PauseIcon, PlayArrowIcon, StopOutlinedIcon, VolumeUpOutlinedIcon } from '../icons/index.ts';
import { useHasVoice } from './use-has-voice.ts';

interface Props {
  /** The text that is read. */
  of: RefObject<HTMLElement | null>;
}

/** Reads a text by a voice of the browser and marks the spoken words; nothing if there is no voice for the language. */
export function ReadAloud({ of }: Props) {
  const { t, i18n } = useTranslation('reading');
  const hasVoice = useHasVoice(i18n.language);
  const [state, setState] = useState<'silent' | 'reading' | 'paused'>('silent');
  const speaker = useRef<Speaker | null>(null);
  useEffect(() => () => speaker.current?.stop(), []);
  const mainButton = useRef<HTMLButtonElement>(null);
  if (!hasVoice) return null;
  const start = () => {
    const language = of.current?.closest('[lang]')?.getAttribute('lang') || i18n.language;
    const voice = findVoice(language) ?? findVoice(i18n.language);
    if (of.current === null || voice === null) return;
    setState('reading');
    speaker.current = speak(listPassages(of.current, language), {
      voice,
      onEnd: () => {
        speaker.current = null;
        setState('silent');
      },
    });
  };
  const actions = {
    silent: { label: t('aloud.start'), icon: <VolumeUpOutlinedIcon />, run: start },
    reading: {
      label: t('aloud.pause'),
      icon: <PauseIcon />,
      run: () => {
        speaker.current?.pause();
        setState('paused');
      },
    },
    paused: {
      label: t('aloud.resume'),
      icon: <PlayArrowIcon />,
      run: () => {
        speaker.current?.resume();
        setState('reading');
      },
    },
  };
  const { label, icon, run } = actions[state];
  const stop = () => {
    speaker.current?.stop();
    mainButton.current?.focus();
  };
  // One button for all states keeps the focus.
  return (
    <Stack direction="row" sx={{ gap: 1, ml: -1 }}>
      <Button ref={mainButton} size="small" startIcon={icon} onClick={run}>
        {label}
      </Button>
      {state !== 'silent' && (
        <Button size="small" startIcon={<StopOutlinedIcon />} onClick={stop}>
          {t('aloud.stop')}
        </Button>
      )}
    </Stack>
  );
}
