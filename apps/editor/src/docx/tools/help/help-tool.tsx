import { Keyboard } from 'lucide-react';
import type { Tool } from '../../toolkit/tool.ts';
import { KeysDialog } from './KeysDialog.tsx';

export const helpTool: Tool = {
  id: 'keys',
  group: 'view',
  name: 'tools:help.name',
  icon: Keyboard,
  keys: 'F1',
  run: (_editor, page) => page.show(<KeysDialog onClose={() => page.show(null)} />),
};
