import type { TFunction } from 'i18next';

/** `Mod-Shift-l` in the user's language: "Ctrl+Shift+L", "Strg+Umschalt+L", and on a Mac "⇧⌘L". */
export function formatShortcut(keys: string, t: TFunction, isMac = isMacPlatform()): string {
  const parts = splitKeys(keys);
  if (!isMac) return parts.map((part) => translateKey(part, t)).join('+');
  const order = ['Ctrl', 'Alt', 'Shift', 'Mod'];
  return [...parts]
    .sort((a, b) => getOrderIndex(order, a) - getOrderIndex(order, b))
    .map((part) => macSymbols[part] ?? translateKey(part, t))
    .join('');
}

/** In the syntax of `aria-keyshortcuts`. */
export function formatAriaShortcut(keys: string, isMac = isMacPlatform()): string {
  const names: Record<string, string> = { Mod: isMac ? 'Meta' : 'Control', Ctrl: 'Control', '+': 'Plus' };
  return splitKeys(keys)
    .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}

const macSymbols: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃', Enter: '↩' };

function getOrderIndex(order: readonly string[], part: string): number {
  const index = order.indexOf(part);
  return index < 0 ? order.length : index;
}

/** The last part may itself be a hyphen. */
function splitKeys(keys: string): string[] {
  return keys.split(/-(?!$)/);
}

function translateKey(part: string, t: TFunction): string {
  if (part.length === 1) return part.toUpperCase();
  return t(`toolbar:key.${part}`, { defaultValue: part });
}

export function isMacPlatform(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);
}
