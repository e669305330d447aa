import { useTexts } from '../../../i18n.ts';
import { Toolbar } from '../../../ui/toolbar/Toolbar.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import { inFocus } from '../../notes/in-focus.ts';
import { usePageActs } from '../page-acts.tsx';
import { BarItemView } from './BarItemView.tsx';
import { type BarItem, groupOf, idOf } from './bar-item.ts';
import { overflowEntries } from './tool-entries.tsx';

/** The most wanted tools first. */
const wanted = [
  'undo',
  'bold',
  'insert',
  'style',
  'table-tools',
  'picture-tools',
  'italic',
  'bullets',
  'redo',
  'mode',
  'size',
  'review',
  'underline',
  'font',
  'numbers',
  'align',
  'view',
  'layout',
  'colour',
  'link',
  'spacing',
  'highlight',
];

/** The tools of a text. */
export function Bar({ items }: { items: readonly BarItem[] }) {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActs();
  return (
    <Toolbar
      items={items.map((item) => ({
        id: idOf(item),
        group: groupOf(item),
        button: <BarItemView item={item} />,
      }))}
      wanted={wanted}
      overflow={(hidden) =>
        overflowEntries(
          items.filter((item) => hidden.includes(idOf(item))),
          { editing, page, t },
        )
      }
      focusDocument={() => inFocus(editing).view.focus()}
    />
  );
}
