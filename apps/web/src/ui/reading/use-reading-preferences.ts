import { type ReadingPreferences, readingPreferences } from '@redraft/reading';
import { useSyncExternalStore } from 'react';

/** The reading preferences of this device; renders again when they change, here or in another tab. */
export function useReadingPreferences(): ReadingPreferences {
  return useSyncExternalStore(readingPreferences.subscribe, readingPreferences.get);
}
