import { FileSliders } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { PageSetupDialog } from './PageSetupDialog.tsx';

export const pageSetupTools: readonly Tool[] = [
  {
    id: 'page-setup',
    group: 'layout',
    name: 'page-setup:open',
    icon: FileSliders,
    run: (_editor, page) => page.show(<PageSetupDialog onClose={() => page.show(null)} />),
    isEnabled: canEdit,
  },
];
