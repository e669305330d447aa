import { IndentIncrease } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { IndentsDialog } from './IndentsDialog.tsx';

export const indentsTool: Tool = {
  id: 'indents',
  group: 'layout',
  name: 'indents:open',
  icon: IndentIncrease,
  run: (_editor, page) => page.show(<IndentsDialog onClose={() => page.show(null)} />),
  isEnabled: canEdit,
};
