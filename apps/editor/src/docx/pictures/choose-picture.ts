import type { EditorView } from 'prosemirror-view';
import { insertPictures } from './insert-picture.ts';

/** Asks for pictures on the device, and puts them where the caret is. */
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
