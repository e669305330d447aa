import type { EditorView } from 'prosemirror-view';
import { insertPictures } from './insert-picture.ts';

/** Opens the file picker for pictures and inserts them at the caret. */
export function choosePicture(view: EditorView): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = true;
  input.addEventListener('change', () => {
    view.focus();
    void insertPictures(view, [...(input.files ?? [])]);
  });
  input.click();
}
