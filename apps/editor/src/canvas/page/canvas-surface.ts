import type { Surface } from '../../frame/document.ts';
import { pasteText } from '../clipboard/clipboard.ts';
import { formatText } from '../commands/editor-commands.ts';
import type { SceneContent } from '../scene/scene.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { getSelectedText } from './selected-text.ts';

/** Implements the frame's interface for documents with pages of shapes. */
export function createCanvasSurface(
  context: EditorContext,
  unsupported: {
    initial: SceneContent['unsupported'];
    onChange: (next: SceneContent['unsupported']) => void;
  },
): Surface<SceneContent> {
  const { canvas } = context;
  let currentUnsupported = unsupported.initial;
  return {
    canWrite: () => canvas.getState().canWrite,
    setCanWrite: canvas.setCanWrite,
    replace: ({ unsupported: next, ...scene }) => {
      currentUnsupported = next;
      unsupported.onChange(next);
      canvas.replace(scene);
    },
    content: () => ({ ...canvas.getState().scene, unsupported: currentUnsupported }),
    // Writing a package needs the worker; by then the edits are already stored on the device.
    writeSync: () => null,
    focus: context.focus,
    undo: canvas.undo,
    redo: canvas.redo,
    paste: ({ mimeType, text }) => {
      const plainText = mimeType.startsWith('text/html') ? toPlainText(text) : text;
      if (!mimeType.startsWith('text/') || plainText === '') return;
      const editor = context.getEditor();
      if (editor === null) pasteText(context, plainText);
      else editor.view.pasteText(plainText);
    },
    insertLink: (url) => {
      const editor = context.getEditor();
      if (editor === null) pasteText(context, url, { link: url });
      else if (editor.view.state.selection.empty) editor.view.pasteText(url);
      else formatText(context, { run: { link: url } });
    },
    selection: () => getSelectedText(context),
    showPlace: (place) => {
      const page = place.kind === 'page' ? canvas.getState().scene.pages[place.number - 1] : undefined;
      if (page !== undefined) canvas.select({ pageId: page.id });
    },
    // These formats have no tracked changes; comments are kept.
    acceptChanges: () => null,
  };
}

function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}
