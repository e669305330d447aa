import type { Surface } from '../../frame/document.ts';
import { pasteWords } from '../clipboard/clipboard.ts';
import { formatWords } from '../commands/editor-commands.ts';
import type { SceneContent } from '../scene/scene.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { selectedWords } from './selected-words.ts';

/** Implements the frame's interface for documents with pages of shapes. */
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
    // Writing a package needs the worker; by then the edits are already stored on the device.
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
    // These formats have no tracked changes; comments are kept.
    acceptChanges: () => null,
  };
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}
