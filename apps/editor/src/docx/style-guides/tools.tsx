import { GraduationCap } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { StyleGuideDialog } from './StyleGuideDialog.tsx';

export const styleGuideTools: readonly Tool[] = [
  {
    id: 'style-guides',
    group: 'layout',
    name: 'style-guides:name',
    icon: GraduationCap,
    run: (_editing, page) => page.show(<StyleGuideDialog onClose={() => page.show(null)} />),
    // What is only suggested has one look: that of the text.
    isEnabled: (editing) => editing.mode() === 'editing',
  },
];
