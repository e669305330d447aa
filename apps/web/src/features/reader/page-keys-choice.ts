import { readStored, writeStored } from '../../lib/browser-storage.ts';

const storageKey = 'redraft.pageKeys';

/** Single-key shortcuts can be turned off, as speech input types them by accident (WCAG 2.2, 2.1.4). */
export const arePageKeysOn = (): boolean => readStored('local', storageKey) !== 'off';

/** The key of a button for `aria-keyshortcuts`; none while shortcuts are off. */
export const announcedKey = (key: string): string | undefined => (arePageKeysOn() ? key : undefined);

export function turnPageKeys(isOn: boolean): void {
  writeStored('local', storageKey, isOn ? null : 'off');
}
