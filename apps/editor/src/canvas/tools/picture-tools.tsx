import { Crop } from 'lucide-react';
import { getCroppablePicture, resetCrop, startCropping, stopCropping } from '../commands/crop-commands.ts';
import { CropDialog } from '../dialogs/CropDialog.tsx';
import { isCropped } from '../geometry/crop.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import type { Tool, ToolMenu } from './tool.ts';
import { createRowEntries } from './tool-entries.ts';

const isPictureSelected: NonNullable<Tool['isEnabled']> = (_, context) =>
  getCroppablePicture(context) !== null;

const rows: readonly (readonly Tool[])[] = [
  [
    {
      id: 'crop',
      isEnabled: isPictureSelected,
      isActive: ({ isCropping }) => isCropping,
      run: (context, t) =>
        context.canvas.getState().isCropping ? stopCropping(context) : startCropping(context, t),
    },
    { id: 'cropExact', isEnabled: isPictureSelected, run: openCropDialog },
    {
      id: 'cropReset',
      isEnabled: (_, context) => {
        const picture = getCroppablePicture(context);
        return picture !== null && isCropped(picture);
      },
      run: resetCrop,
    },
  ],
];

function openCropDialog(context: EditorContext): void {
  const picture = getCroppablePicture(context);
  if (picture === null) return;
  context.showDialog(<CropDialog picture={picture} onClose={() => context.showDialog(null)} />);
}

export const cropMenu: ToolMenu = {
  id: 'crop',
  icon: Crop,
  isEnabled: isPictureSelected,
  entries: (context, t) => createRowEntries(rows, context, t),
};
