/** Content of the system clipboard. */
const onDevice = new Map<string, string>();

export function emptyClipboard(): void {
  onDevice.clear();
}

/** Copies, cuts or pastes at an element, with the system clipboard or content of another program. */
export function clip(
  at: Element,
  type: 'copy' | 'cut' | 'paste',
  content: Map<string, string> = onDevice,
): void {
  const clipboardData = {
    items: [],
    files: [],
    get types() {
      return [...content.keys()];
    },
    getData: (format: string) => content.get(format) ?? '',
    setData: (format: string, text: string) => void content.set(format, text),
    clearData: () => content.clear(),
  };
  const event = new Event(type, { bubbles: true, cancelable: true });
  at.dispatchEvent(Object.assign(event, { clipboardData }));
}
