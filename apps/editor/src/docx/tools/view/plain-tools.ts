import { AudioLines } from 'lucide-react';
import type { Tool } from '../../toolkit/tool.ts';

export const plainTools: readonly Tool[] = [
  {
    id: 'plain-text',
    group: 'view',
    name: 'plain:name',
    icon: AudioLines,
    isActive: (editor) => editor.viewKind() === 'plain',
    isEnabled: (_editor, page) => page.chooseView !== null,
    run: (editor, page) => page.chooseView?.(editor.viewKind() === 'plain' ? 'pages' : 'plain'),
  },
];
