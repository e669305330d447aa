import { AudioLines } from 'lucide-react';
import type { Tool } from '../../toolkit/tool.ts';

export const plainTools: readonly Tool[] = [
  {
    id: 'plain-text',
    group: 'view',
    name: 'plain:name',
    icon: AudioLines,
    isActive: (editing) => editing.look() === 'plain',
    isEnabled: (_editing, page) => page.chooseLook !== null,
    run: (editing, page) => page.chooseLook?.(editing.look() === 'plain' ? 'pages' : 'plain'),
  },
];
