import { SquarePlay } from 'lucide-react';
import { getSelectedVideoAddress } from '../videos/insert-video.ts';
import { VideoLinkDialog } from '../videos/VideoLinkDialog.tsx';
import type { Tool } from './tool.ts';

export const videoLink: Tool = {
  id: 'videoLink',
  icon: SquarePlay,
  run: (context) => context.showDialog(<VideoLinkDialog onClose={() => context.showDialog(null)} />),
};

/** Opens the selected linked video in another window, which gets no access to this one. */
export const openVideo: Tool = {
  id: 'openVideo',
  isEnabled: (_, context) => getSelectedVideoAddress(context) !== null,
  run: (context) => {
    const address = getSelectedVideoAddress(context);
    if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
  },
};
