import { Link, Minus, Omega, Table } from 'lucide-react';
import { TextSelection } from 'prosemirror-state';
import type { Tool } from '../../toolkit/tool.ts';
import { canEdit, runTool } from '../../toolkit/writing-tool.ts';
import { canInsertTable } from '../table/insert-table.ts';
import { CharactersDialog } from './CharactersDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { TableDialog } from './TableDialog.tsx';

export const linkTool: Tool = {
  id: 'link',
  group: 'paragraph',
  name: 'tools:link.name',
  icon: Link,
  keys: 'Mod-k',
  run: (_editor, page) => page.show(<LinkDialog onClose={() => page.show(null)} />),
  isEnabled: canEdit,
};

export const insertTools: readonly Tool[] = [
  { ...linkTool, id: 'link-in-menu', group: 'insert' },
  {
    id: 'table',
    group: 'insert',
    name: 'tools:table.insert',
    icon: Table,
    run: (_editor, page) => page.show(<TableDialog onClose={() => page.show(null)} />),
    isEnabled: (editor) => canEdit(editor) && canInsertTable(editor.view.state),
  },
  {
    id: 'rule',
    group: 'insert',
    name: 'tools:rule',
    icon: Minus,
    run: runTool(() => (state, dispatch) => {
      const { paragraph } = state.schema.nodes;
      const { $from } = state.selection;
      if (paragraph === undefined || $from.depth === 0) return false;
      // A horizontal rule as in Word: the bottom border of an empty paragraph.
      const bottom = { style: 'single', size: 6, space: 1, color: { auto: true } };
      const rule = paragraph.create({ borders: { bottom } });
      const insertAt = $from.after();
      const tr = state.tr.insert(insertAt, [rule, paragraph.create({ ...$from.parent.attrs, paraId: null })]);
      dispatch?.(
        tr.setSelection(TextSelection.create(tr.doc, insertAt + rule.nodeSize + 1)).scrollIntoView(),
      );
      return true;
    }),
    isEnabled: canEdit,
  },
  {
    id: 'characters',
    group: 'insert',
    name: 'tools:characters.name',
    icon: Omega,
    run: (_editor, page) =>
      page.show(<CharactersDialog onClose={() => page.show(null)} announce={page.announce} />),
    isEnabled: canEdit,
  },
];
