import { ListTree } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';

export const outlineTools: readonly Tool[] = [
  {
    id: 'outline',
    group: 'view',
    name: 'outline:name',
    icon: ListTree,
    run: (_editor, page) => (page.panel() === 'outline' ? page.closePanel() : page.openPanel('outline')),
    isActive: (_editor, page) => page.panel() === 'outline',
  },
];
