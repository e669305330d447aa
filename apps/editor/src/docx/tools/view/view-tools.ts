import { ZoomIn, ZoomOut } from 'lucide-react';
import type { Tool } from '../../toolkit/tool.ts';
import { stepZoom } from './zoom.ts';

export const viewTools: readonly Tool[] = [
  {
    id: 'zoom-in',
    needsPages: true,
    group: 'view',
    name: 'tools:zoom.in',
    icon: ZoomIn,
    run: (editor) => stepZoom(editor, 1),
  },
  {
    id: 'zoom-out',
    needsPages: true,
    group: 'view',
    name: 'tools:zoom.out',
    icon: ZoomOut,
    run: (editor) => stepZoom(editor, -1),
  },
];
