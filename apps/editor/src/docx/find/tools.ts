import { Replace, Search } from 'lucide-react';
import type { Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';

export const findTool: Tool = {
  id: 'find',
  group: 'view',
  name: 'find:name',
  icon: Search,
  keys: 'Mod-f',
  run: (_editor, page) => page.find('find'),
};

export const findTools: readonly Tool[] = [
  findTool,
  {
    id: 'replace',
    group: 'view',
    name: 'find:replaceName',
    icon: Replace,
    keys: 'Mod-h',
    run: (_editor, page) => page.find('replace'),
    isEnabled: canEdit,
  },
];
