import type { DocumentEditor } from '../editing/editing.ts';

/** What the host of a text says about dictation, and is told of it. */
export interface DictationHost {
  isAllowed: boolean;
  /** Words that were dictated are in the text, and belong to the next save. */
  noteDictation: () => void;
}

const hosts = new WeakMap<DocumentEditor['view'], DictationHost>();
const unknownHost: DictationHost = { isAllowed: false, noteDictation: () => undefined };

export function setDictationHost({ view }: DocumentEditor, host: DictationHost): void {
  hosts.set(view, host);
}

export const getDictationHost = ({ view }: DocumentEditor): DictationHost => hosts.get(view) ?? unknownHost;
