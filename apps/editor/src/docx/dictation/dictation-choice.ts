import { createStoredValue } from '../../ui/stored-value.ts';

export interface DictationChoice {
  /** The user knows that the browser may send the voice to its maker. */
  isAccepted: boolean;
  /** Saves with dictated words say so. */
  isMarked: boolean;
}

export const dictationChoice = createStoredValue('redraft.dictation', (stored): DictationChoice => {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return { isAccepted: values.isAccepted === true, isMarked: values.isMarked === true };
});
