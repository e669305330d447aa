/** What stands on the clipboard of the device. */
const onDevice = new Map<string, string>();

export function emptyClipboard(): void {
  onDevice.clear();
}

/** Copies, cuts or pastes at an element, with the device's clipboard or with what another program has put there. */
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
