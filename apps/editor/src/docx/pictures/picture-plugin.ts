import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isDrawingName } from '../document/drawings/drawing-names.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { createDrawingSource } from '../view/drawings/drawing-source.ts';
import { DrawingView } from '../view/drawings/drawing-view.ts';
import { PictureView, type WrappedPictures } from '../view/pictures/picture-view.ts';
import { insertPictures } from './insert-picture.ts';
import { typeAfterSelected } from './picture-keys.ts';

/** Renders pictures, and inserts dropped or pasted picture files. */
export function picturesPlugin({ readDrawings }: PagePluginContext, wrapped: WrappedPictures): Plugin {
  const drawings = createDrawingSource(readDrawings);
  return new Plugin({
    props: {
      nodeViews: {
        image: (node) =>
          isDrawingName(node.attrs.rId)
            ? new DrawingView(node, { wrapped, drawings })
            : new PictureView(node, wrapped),
      },
      handleTextInput: (view, _from, _to, text) => typeAfterSelected(view, text),
      handleDOMEvents: {
        drop: (view, event) => {
          const files = selectPictureFiles(event.dataTransfer);
          if (files.length === 0 || !view.editable) return false;
          event.preventDefault();
          const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
          insertFiles(view, files, position?.pos);
          return true;
        },
        paste: (view, event) => {
          const files = selectPictureFiles(event.clipboardData);
          // For text with pictures, browsers provide both HTML and files: only the HTML has their positions.
          if (files.length === 0 || hasText(event.clipboardData) || !view.editable) return false;
          event.preventDefault();
          insertFiles(view, files);
          return true;
        },
      },
    },
  });
}

function insertFiles(view: EditorView, files: File[], pos?: number): void {
  void insertPictures(view, files, pos);
}

function selectPictureFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

function hasText(data: DataTransfer | null): boolean {
  return (data?.getData('text/plain') ?? '').trim() !== '';
}
