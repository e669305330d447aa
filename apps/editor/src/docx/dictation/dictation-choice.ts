import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';

export interface DictationChoice {
  /** The user knows that the browser may send the voice to its maker. */
  isAccepted: boolean;
  /** Saves with dictated words say so. */
  isMarked: boolean;
}

const choices = new Map<string, StoredValue<DictationChoice>>();

/** What a user chose on this device, which others may use as well; the same in all its windows. */
export function openDictationChoice(userId: string): StoredValue<DictationChoice> {
  const cached = choices.get(userId);
  if (cached !== undefined) return cached;
  const choice = createStoredValue(`redraft.dictation ${userId}`, readChoice, { followsOtherWindows: true });
  choices.set(userId, choice);
  return choice;
}

function readChoice(stored: unknown): DictationChoice {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return { isAccepted: values.isAccepted === true, isMarked: values.isMarked === true };
}
