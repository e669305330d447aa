/** The name of a pressed key, in the syntax of the tools: `Mod-Shift-g`, `F2`, `Alt-ArrowUp`. */
export function toKeyName(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string {
  const key = keysByCode[event.code] ?? (event.key.length === 1 ? event.key.toLowerCase() : event.key);
  const parts = [
    event.ctrlKey || event.metaKey ? 'Mod' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey ? 'Shift' : '',
    key,
  ];
  return parts.filter((part) => part !== '').join('-');
}

/** Keys that Shift or the keyboard layout maps to other characters are identified by `code`. */
const keysByCode: Record<string, string> = { BracketLeft: '[', BracketRight: ']' };

/** Whether a key types a character. */
export function typesCharacter(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  const isAltGr = event.ctrlKey && event.altKey;
  return (
    event.key.length === 1 &&
    event.key !== ' ' &&
    (isAltGr || !(event.ctrlKey || event.metaKey || event.altKey))
  );
}

const arrowDirections: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Distance that an arrow key moves the selection; finer with Alt. Null for other keys. */
export function getNudge(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): { direction: { x: number; y: number }; isFine: boolean } | null {
  const direction = arrowDirections[event.key];
  if (direction === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return { direction, isFine: event.altKey };
}
