import type { TFunction } from 'i18next';

/** `Mod-Shift-l` in the user's language: "Ctrl+Shift+L", "Strg+Umschalt+L", and on a Mac "⇧⌘L". */
export function keyName(keys: string, t: TFunction, isMac = isOnMac()): string {
  const parts = partsOf(keys);
  if (!isMac) return parts.map((part) => word(part, t)).join('+');
  const order = ['Ctrl', 'Alt', 'Shift', 'Mod'];
  return [...parts]
    .sort((a, b) => place(order, a) - place(order, b))
    .map((part) => macSigns[part] ?? word(part, t))
    .join('');
}

/** In the syntax of `aria-keyshortcuts`. */
export function ariaKeys(keys: string, isMac = isOnMac()): string {
  const names: Record<string, string> = { Mod: isMac ? 'Meta' : 'Control', Ctrl: 'Control', '+': 'Plus' };
  return partsOf(keys)
    .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}

const macSigns: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃', Enter: '↩' };

function place(order: readonly string[], part: string): number {
  const index = order.indexOf(part);
  return index < 0 ? order.length : index;
}

/** The last part may itself be a hyphen. */
function partsOf(keys: string): string[] {
  return keys.split(/-(?!$)/);
}

function word(part: string, t: TFunction): string {
  if (part.length === 1) return part.toUpperCase();
  return t(`toolbar:key.${part}`, { defaultValue: part });
}

export function isOnMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);
}
