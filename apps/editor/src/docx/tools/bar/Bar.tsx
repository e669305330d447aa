import { memo } from 'react';
import { useTexts } from '../../../i18n.ts';
import { Toolbar } from '../../../ui/toolbar/Toolbar.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import { focusedEditing } from '../../editing/focused-editing.ts';
import { idOf, placeOf } from '../../toolkit/bar-item.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { overflowEntries } from '../../toolkit/tool-entries.tsx';
import { BarItemView } from './BarItemView.tsx';
import { useBarItems, useItemsAway } from './use-bar-items.ts';

/** The most used tools first. */
const requested = [
  'undo',
  'comment',
  'bold',
  'insert',
  'style',
  'italic',
  'bullets',
  'redo',
  'mode',
  'review',
  'underline',
  'numbers',
  'align',
  'size',
  'spacing',
  'colour',
  'indent',
  'outdent',
  'font',
  'find',
  'view',
  'layout',
  'comments-panel',
  'table-tools',
  'picture-tools',
  'link',
  'highlight',
];

/** Text toolbar. Memoised, as the save state changes several times a second. */
export const Bar = memo(() => {
  const t = useTexts();
  const items = useBarItems();
  const away = useItemsAway();
  const editing = useEditing();
  const page = usePageActions();
  return (
    <Toolbar
      items={items.map((item) => ({
        id: idOf(item),
        ...placeOf(item),
        isAway: item.kind === 'menu' && item.menu.isThere !== undefined ? away.has(idOf(item)) : undefined,
        button: <BarItemView item={item} />,
      }))}
      preferred={requested}
      overflow={(hidden) =>
        overflowEntries(
          items.filter((item) => hidden.includes(idOf(item))),
          { editing, page, t },
        )
      }
      focusDocument={() => focusedEditing(editing).view.focus()}
    />
  );
});
