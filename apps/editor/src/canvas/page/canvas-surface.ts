import type { Surface } from '../../frame/document.ts';
import { pasteWords } from '../clipboard/clipboard.ts';
import { formatWords } from '../commands/editor-commands.ts';
import type { SceneContent } from '../scene/scene.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { selectedWords } from './selected-words.ts';

/** Pages of shapes, as the frame around them asks of them. */
export function canvasSurface(
  context: EditorContext,
  unsupported: { now: SceneContent['unsupported']; take: (next: SceneContent['unsupported']) => void },
): Surface<SceneContent> {
  const { canvas } = context;
  let kept = unsupported.now;
  return {
    canWrite: () => canvas.now().canWrite,
    setCanWrite: canvas.setCanWrite,
    replace: ({ unsupported: next, ...scene }) => {
      kept = next;
      unsupported.take(next);
      canvas.replace(scene);
    },
    content: () => ({ ...canvas.now().scene, unsupported: kept }),
    // Writing a package takes the worker; the words are on the device by then.
    writeAtOnce: () => null,
    focus: context.focus,
    undo: canvas.undo,
    redo: canvas.redo,
    paste: ({ mimeType, text }) => {
      const words = mimeType.startsWith('text/html') ? plainText(text) : text;
      if (!mimeType.startsWith('text/') || words === '') return;
      const editor = context.editor();
      if (editor === null) pasteWords(context, words);
      else editor.view.pasteText(words);
    },
    insertLink: (url) => {
      const editor = context.editor();
      if (editor === null) pasteWords(context, url, { link: url });
      else if (editor.view.state.selection.empty) editor.view.pasteText(url);
      else formatWords(context, { run: { link: url } });
    },
    selection: () => selectedWords(context),
    // There are no tracked changes in these kinds of document; comments stay.
    acceptChanges: () => null,
  };
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}
