import { readStored, writeStored } from '../../lib/browser-storage.ts';

const storageKey = 'redraft.pageKeys';

/** Shortcuts of one character can be turned off, as speech input types them by accident (WCAG 2.2, 2.1.4). */
export const arePageKeysOn = (): boolean => readStored('local', storageKey) !== 'off';

export function turnPageKeys(isOn: boolean): void {
  writeStored('local', storageKey, isOn ? null : 'off');
}
