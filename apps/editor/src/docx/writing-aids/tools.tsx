import './writing-aids.css';
import { WandSparkles } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { AutoFormatDialog } from './AutoFormatDialog.tsx';

export const writingAidsTools: readonly Tool[] = [
  {
    id: 'auto-format',
    group: 'review',
    name: 'writing-aids:autoFormat.name',
    icon: WandSparkles,
    run: (_editor, page) => page.show(<AutoFormatDialog onClose={() => page.show(null)} />),
    isEnabled: canEdit,
  },
];
