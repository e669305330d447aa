import type { TFunction } from 'i18next';
import type { ActionEntry } from './menu/menu-entries.ts';
import { normalizeText } from './normalize-text.ts';
import { showToast } from './toast.ts';
import { formatShortcut } from './toolbar/key-names.ts';

/**
 * Cut, copy and paste from a menu, where keys are out of reach, as on a phone. Pages receive clipboard events for keys only, so a menu sends the same
 * events to the element that handles them.
 */

/** The formats copied last from a menu: the clipboard of the browser may accept only some of them, or none. */
let lastCopied: ReadonlyMap<string, string> = new Map();

/** Formats that browsers accept from pages. */
const sharedTypes = ['text/plain', 'text/html'];

export interface ClipboardTarget {
  /** Handles the clipboard events. */
  element: () => Element | null;
  /** Takes the focus before the command: clipboards are closed to pages without it. */
  focus: () => void;
  canCopy: boolean;
}

export function createClipboardEntries(
  { element, focus, canCopy }: ClipboardTarget,
  t: TFunction,
  canWrite: boolean,
): ActionEntry[] {
  const createEntry = (
    id: 'cut' | 'copy' | 'paste',
    { keys, isEnabled, run }: { keys: string; isEnabled: boolean; run: (target: Element) => Promise<void> },
  ): ActionEntry => ({
    kind: 'action',
    id,
    label: t(`ui:clipboard.${id}`),
    keys: formatShortcut(keys, t),
    isEnabled,
    run: () => {
      focus();
      const target = element();
      if (target !== null) void run(target);
    },
  });
  return [
    createEntry('cut', {
      keys: 'Mod-x',
      isEnabled: canCopy && canWrite,
      run: (target) => copyFrom(target, 'cut'),
    }),
    createEntry('copy', { keys: 'Mod-c', isEnabled: canCopy, run: (target) => copyFrom(target, 'copy') }),
    createEntry('paste', { keys: 'Mod-v', isEnabled: canWrite, run: (target) => pasteInto(target, t) }),
  ];
}

async function copyFrom(target: Element, type: 'cut' | 'copy'): Promise<void> {
  const transfer = new DataTransfer();
  if (!sendEvent(target, type, transfer)) {
    // Text in a field has no content of its own for the event: the browser copies its selection.
    document.execCommand(type);
    return;
  }
  if (transfer.types.length === 0) return;
  lastCopied = new Map(transfer.types.map((format) => [format, transfer.getData(format)]));
  // Without permission, pasting on this page still works.
  await share(lastCopied).catch(() => undefined);
}

/** Text is always written, even an empty one: older text of the clipboard would be pasted instead of a picture. */
async function share(copied: ReadonlyMap<string, string>): Promise<void> {
  const formats = sharedTypes.filter(
    (format) => format === 'text/plain' || (copied.get(format) ?? '') !== '',
  );
  const blobs = formats.map(
    (format) => [format, new Blob([copied.get(format) ?? ''], { type: format })] as const,
  );
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

async function pasteInto(target: Element, t: TFunction): Promise<void> {
  const found = await readClipboard().catch(() => null);
  if (found === null && lastCopied.size === 0) {
    showToast({ text: t('ui:clipboard.denied', { keys: formatShortcut('Mod-v', t) }) });
    return;
  }
  const transfer = new DataTransfer();
  if (found === null || isLastCopied(found))
    for (const [format, content] of lastCopied) transfer.setData(format, content);
  else {
    transfer.setData('text/plain', found.text);
    if (found.html !== '') transfer.setData('text/html', found.html);
    for (const picture of found.pictures) transfer.items.add(picture);
  }
  if (!sendEvent(target, 'paste', transfer))
    document.execCommand('insertText', false, transfer.getData('text/plain'));
}

/** Whether the clipboard still has what was copied from a menu, as far as the browser tells. */
function isLastCopied(found: ClipboardFormats): boolean {
  const text = lastCopied.get('text/plain') ?? '';
  return (
    lastCopied.size > 0 && found.pictures.length === 0 && normalizeText(found.text) === normalizeText(text)
  );
}

interface ClipboardFormats {
  text: string;
  html: string;
  pictures: File[];
}

async function readClipboard(): Promise<ClipboardFormats> {
  const items = await navigator.clipboard.read();
  const readText = async (format: string): Promise<string> => {
    const item = items.find(({ types }) => types.includes(format));
    return item === undefined ? '' : (await item.getType(format)).text();
  };
  const pictures: File[] = [];
  for (const item of items) {
    const format = item.types.find((type) => type.startsWith('image/'));
    if (format !== undefined) pictures.push(new File([await item.getType(format)], '', { type: format }));
  }
  return { text: await readText('text/plain'), html: await readText('text/html'), pictures };
}

/** Whether the element handles the event. */
function sendEvent(target: Element, type: 'cut' | 'copy' | 'paste', clipboardData: DataTransfer): boolean {
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  return !target.dispatchEvent(event);
}
