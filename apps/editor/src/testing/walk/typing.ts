import type { EditorView } from 'prosemirror-view';
import type { WalkActions, WordGenerator } from './actions.ts';
import { dispatchClipboardEvent } from './clipboard.ts';
import type { Random } from './random.ts';

/** Types as the browser does: text that no handler takes is inserted at the caret. */
export function typeInto(view: EditorView, random: Random, words: WordGenerator): void {
  if (!view.editable) return;
  const text = `${random.chance(0.5) ? ' ' : ''}${words.next(random)}${random.chance(0.4) ? ' ' : ''}`;
  const pieces = random.chance(0.3) ? [...text] : [text];
  const meta = random.chance(0.15) ? random.below(1e6) + 1 : null;
  for (const piece of pieces) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(piece, from, to);
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, piece, insert));
    if (isHandled === true) continue;
    view.dispatch(meta === null ? insert() : insert().setMeta('composition', meta));
  }
}

/** Presses a key such as `Mod-Shift-z`; false if a handler has taken it. */
export function press(at: EventTarget, name: string): boolean {
  const parts = name.split('-');
  const key = parts.at(-1) ?? '';
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey: parts.includes('Mod'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    bubbles: true,
    cancelable: true,
  });
  return at.dispatchEvent(event);
}

export function pressKey(view: EditorView, name: string): void {
  if (press(view.dom, name) && view.editable) doNatively(view, name.split('-').at(-1) ?? '');
}

/** The browser's default action. */
function doNatively(view: EditorView, key: string): void {
  const { selection, tr } = view.state;
  if (key !== 'Backspace' && key !== 'Delete') return;
  if (!selection.empty) {
    view.dispatch(tr.deleteSelection());
    return;
  }
  const { $head } = selection;
  const node = key === 'Backspace' ? $head.nodeBefore : $head.nodeAfter;
  if (node === null || !node.isInline) return;
  const letters = [...new Intl.Segmenter().segment(node.text ?? ' ')];
  const size = letters.at(key === 'Backspace' ? -1 : 0)?.segment.length ?? 1;
  const other = $head.pos + (key === 'Backspace' ? -size : size);
  view.dispatch(tr.delete(Math.min($head.pos, other), Math.max($head.pos, other)));
}

const pages = [
  '<p>One <b>bold</b> word</p><p>Another</p>',
  '<h1>Heading</h1><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  '<table><tr><td colspan="2">x</td></tr><tr><td>y</td><td>z</td></tr></table>',
  '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-family:Arial;color:#ff0000">From Docs</span></p><ol><li dir="ltr"><p><span>first</span></p></li></ol></b>',
  '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>From Word</p>',
  '<p dir="rtl">مرحبا <a href="https://example.com">link</a></p>',
  '<span>inline</span>',
];
const texts = ['one line', 'two\nlines', 'a\tb\nc\td', 'مرحبا\n世界 👍🏽', ''];

/** Copy, cut and paste in a text. */
export function clipboardActions(view: () => EditorView): WalkActions {
  const isOver = (): boolean => !view().state.selection.empty;
  return {
    copy: { weight: 3, run: () => dispatchClipboardEvent(view().dom, 'copy') },
    cut: { weight: 2, mayRemove: () => true, run: () => dispatchClipboardEvent(view().dom, 'cut') },
    paste: { weight: 4, mayRemove: isOver, run: () => dispatchClipboardEvent(view().dom, 'paste') },
    pasteHtml: {
      weight: 3,
      mayRemove: isOver,
      run: (random) =>
        dispatchClipboardEvent(view().dom, 'paste', new Map([['text/html', random.pick(pages) ?? '']])),
    },
    pasteText: {
      weight: 2,
      mayRemove: isOver,
      run: (random) =>
        dispatchClipboardEvent(view().dom, 'paste', new Map([['text/plain', random.pick(texts) ?? '']])),
    },
  };
}
