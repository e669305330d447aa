import { FileSliders } from 'lucide-react';
import type { Tool } from '../tools/tool.ts';
import { isWriting } from '../tools/writing-tool.ts';
import { PageSetupDialog } from './PageSetupDialog.tsx';

export const pageSetupTools: readonly Tool[] = [
  {
    id: 'page-setup',
    group: 'layout',
    name: 'page-setup:open',
    icon: FileSliders,
    run: (_editing, page) => page.show(<PageSetupDialog onClose={() => page.show(null)} />),
    isEnabled: isWriting,
  },
];
