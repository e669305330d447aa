import { Download, Printer, SeparatorHorizontal, SeparatorVertical } from 'lucide-react';
import type { Tool } from '../../toolkit/tool.ts';
import { canRunTool, runTool } from '../../toolkit/writing-tool.ts';
import { insertColumnBreak, insertPageBreak } from '../../view/pages/page-break-keys.ts';

export const pageTools: readonly Tool[] = [
  {
    id: 'page-break',
    group: 'insert',
    name: 'view:pageBreak',
    icon: SeparatorHorizontal,
    keys: 'Mod-Enter',
    isEnabled: (editor) => canRunTool(editor, insertPageBreak),
    run: runTool(() => insertPageBreak),
  },
  {
    id: 'column-break',
    group: 'insert',
    name: 'view:columnBreak',
    icon: SeparatorVertical,
    keys: 'Mod-Shift-Enter',
    isEnabled: (editor) => canRunTool(editor, insertColumnBreak),
    run: runTool(() => insertColumnBreak),
  },
  {
    id: 'print',
    group: 'view',
    name: 'view:print',
    icon: Printer,
    keys: 'Mod-p',
    // Prints only the frame: the browser's own command would print the page around it.
    run: (_editor, page) => page.exportActions.print(),
    isEnabled: (_editor, page) => page.exportActions.offers.print,
  },
  {
    id: 'download',
    group: 'view',
    name: 'view:download',
    icon: Download,
    run: (_editor, page) => void page.exportActions.download(),
    isEnabled: (_editor, page) => page.exportActions.offers.download,
  },
];
