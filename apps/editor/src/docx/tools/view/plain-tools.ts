import { AudioLines } from 'lucide-react';
import type { Tool } from '../../toolkit/tool.ts';

export const plainTools: readonly Tool[] = [
  {
    id: 'plain-text',
    group: 'view',
    name: 'plain:name',
    icon: AudioLines,
    isActive: (editing) => editing.viewKind() === 'plain',
    isEnabled: (_editing, page) => page.chooseView !== null,
    run: (editing, page) => page.chooseView?.(editing.viewKind() === 'plain' ? 'pages' : 'plain'),
  },
];
