/** The element that handles a key, or a React or native event of it. */
interface KeyEvent {
  key: string;
  currentTarget: EventTarget | null;
}

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Whether the element is laid out from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The key as it would be from left to right: where the row begins at the right, the left arrow goes on. */
export function mirrorArrowKey(key: string, isMirrored: boolean): string {
  return isMirrored ? (mirroredKeys[key] ?? key) : key;
}

/** The key of an event, mirrored where the element that handles it is laid out from right to left: `ArrowRight` leads on in both directions. */
export function inlineArrowKey({ key, currentTarget }: KeyEvent): string {
  return mirrorArrowKey(
    key,
    key in mirroredKeys && currentTarget instanceof Element && isRightToLeft(currentTarget),
  );
}
