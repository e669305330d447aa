/** Content of the system clipboard. */
const systemClipboard = new Map<string, string>();

export function clearClipboard(): void {
  systemClipboard.clear();
}

/** Copies, cuts or pastes at an element, with the system clipboard or content of another program. */
export function dispatchClipboardEvent(
  element: Element,
  type: 'copy' | 'cut' | 'paste',
  content: Map<string, string> = systemClipboard,
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
  element.dispatchEvent(Object.assign(event, { clipboardData }));
}
