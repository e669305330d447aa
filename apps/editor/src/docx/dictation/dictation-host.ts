import type { StoredValue } from '../../ui/stored-value.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { type DictationChoice, openDictationChoice } from './dictation-choice.ts';

/** What the host of a text says about dictation, and is told of it. */
export interface DictationHost {
  isAllowed: boolean;
  /** Of the user who writes here. */
  choice: StoredValue<DictationChoice>;
  /** Words that were dictated are in the text, and belong to the next save. */
  recordDictation: () => void;
}

const hosts = new WeakMap<DocumentEditor['view'], DictationHost>();

export function setDictationHost({ view }: DocumentEditor, host: DictationHost): void {
  hosts.set(view, host);
}

export const getDictationHost = ({ view }: DocumentEditor): DictationHost =>
  hosts.get(view) ?? {
    isAllowed: false,
    choice: openDictationChoice(''),
    recordDictation: () => undefined,
  };
