import { GraduationCap } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';

export const templateTools: readonly Tool[] = [
  {
    id: 'templates',
    group: 'layout',
    name: 'templates:name',
    icon: GraduationCap,
    run: (_editing, page) => page.show(<TemplatesDialog onClose={() => page.show(null)} />),
    // What is only suggested has one look: that of the text.
    isEnabled: (editing) => editing.mode() === 'editing',
  },
];
