import { hasVoice, subscribeVoices } from '@redraft/reading';
import { useSyncExternalStore } from 'react';

export function useHasVoice(language: string): boolean {
  return useSyncExternalStore(subscribeVoices, () => hasVoice(language));
}
