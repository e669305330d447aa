import { Columns2, FileSliders } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
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
  {
    id: 'columns',
    group: 'layout',
    name: 'page-setup:columns.open',
    icon: Columns2,
    run: (_editor, page) => page.show(<ColumnsDialog onClose={() => page.show(null)} />),
    isEnabled: canEdit,
  },
];
