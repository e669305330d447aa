import type { TFunction } from 'i18next';
import type { ActionEntry } from './menu/menu-entries.ts';
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
  sendEvent(target, type, transfer);
  if (transfer.types.length === 0) return;
  lastCopied = new Map(transfer.types.map((format) => [format, transfer.getData(format)]));
  const shared = sharedTypes.flatMap((format) => {
    const content = lastCopied.get(format) ?? '';
    return content === '' ? [] : [[format, new Blob([content], { type: format })] as const];
  });
  if (shared.length === 0) return;
  // Without permission, pasting on this page still works.
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(shared))]).catch(() => undefined);
}

async function pasteInto(target: Element, t: TFunction): Promise<void> {
  const found = await readClipboard().catch(() => null);
  if (found === null && lastCopied.size === 0) {
    showToast({ text: t('ui:clipboard.denied', { keys: formatShortcut('Mod-v', t) }) });
    return;
  }
  const transfer = new DataTransfer();
  const isLastCopied = found === null || found.text === (lastCopied.get('text/plain') ?? '');
  if (isLastCopied) for (const [format, content] of lastCopied) transfer.setData(format, content);
  else {
    transfer.setData('text/plain', found.text);
    if (found.html !== '') transfer.setData('text/html', found.html);
    for (const picture of found.pictures) transfer.items.add(picture);
  }
  sendEvent(target, 'paste', transfer);
}

async function readClipboard(): Promise<{ text: string; html: string; pictures: File[] }> {
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

function sendEvent(target: Element, type: 'cut' | 'copy' | 'paste', clipboardData: DataTransfer): void {
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
}
