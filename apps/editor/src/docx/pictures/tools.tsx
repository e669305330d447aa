import {
  Accessibility,
  Captions,
  ImagePlus,
  PanelLeft,
  PanelRight,
  RectangleHorizontal,
  WrapText,
} from 'lucide-react';
import type { DocumentEditor } from '../editing/editing.ts';
import type { Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { getWrapping, type Wrapping } from '../view/pictures/picture-css.ts';
import { AltTextDialog } from './AltTextDialog.tsx';
import { canCaption, insertCaption } from './captions.ts';
import { choosePicture } from './choose-picture.ts';
import { changePicture, getSelectedPicture, wrapAttributes } from './selected-picture.ts';

/** Puts in a picture from a file. */
export const insertPictureTool: Tool = {
  id: 'picture',
  group: 'insert',
  name: 'pictures:insert',
  icon: ImagePlus,
  isEnabled: canEdit,
  run: ({ view }) => choosePicture(view),
};

/** Tools for the selected picture; they are shown beside it. */
export const selectedPictureTools: readonly Tool[] = [
  {
    id: 'picture-alt',
    group: 'layout',
    name: 'pictures:alt.name',
    icon: Accessibility,
    isEnabled: hasPicture,
    run: (_editor, page) => page.show(<AltTextDialog onClose={() => page.show(null)} />),
  },
  {
    id: 'picture-caption',
    group: 'layout',
    name: 'pictures:caption',
    icon: Captions,
    isEnabled: (editor) => hasPicture(editor) && canCaption(editor.view.state),
    run: insertCaption,
  },
  createWrapTool('inline', WrapText),
  createWrapTool('left', PanelLeft),
  createWrapTool('right', PanelRight),
  createWrapTool('between', RectangleHorizontal),
];

export const pictureTools: readonly Tool[] = [insertPictureTool, ...selectedPictureTools];

function hasPicture(editor: DocumentEditor): boolean {
  return canEdit(editor) && getSelectedPicture(editor.view.state) !== null;
}

function createWrapTool(wrapping: Exclude<Wrapping, 'behind' | 'front'>, icon: Tool['icon']): Tool {
  return {
    id: `picture-${wrapping}`,
    group: 'layout',
    choice: 'picture-wrap',
    name: `pictures:wrap.${wrapping}`,
    icon,
    isEnabled: hasPicture,
    isActive: ({ view }) => {
      const picture = getSelectedPicture(view.state);
      return picture !== null && getWrapping(picture.attrs) === wrapping;
    },
    run: ({ view }) => view.dispatch(changePicture(view.state, wrapAttributes(wrapping))),
  };
}
