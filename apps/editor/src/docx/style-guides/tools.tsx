import { GraduationCap } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { StyleGuideDialog } from './StyleGuideDialog.tsx';

export const styleGuideTools: readonly Tool[] = [
  {
    id: 'style-guides',
    group: 'layout',
    name: 'style-guides:name',
    icon: GraduationCap,
    run: (_editor, page) => page.show(<StyleGuideDialog onClose={() => page.show(null)} />),
    // Not available in suggesting mode: formatting cannot be a suggestion.
    isEnabled: (editor) => editor.mode() === 'editing',
  },
];
