import { memo } from 'react';
import { useTexts } from '../../../i18n.ts';
import { Toolbar } from '../../../ui/toolbar/Toolbar.tsx';
import { useEditor } from '../../editing/editing-context.ts';
import { getFocusedEditor } from '../../editing/focused-editing.ts';
import { getBarSection, getItemId } from '../../toolkit/bar-item.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { createOverflowEntries } from '../../toolkit/tool-entries.tsx';
import { BarItemView } from './BarItemView.tsx';
import { useBarItems, useHiddenItems } from './use-bar-items.ts';

/** The most used tools first. */
const priorityOrder = [
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
  'direction',
  'link',
  'highlight',
];

/** Text toolbar. Memoised, as the save state changes several times a second. */
export const Bar = memo(() => {
  const t = useTexts();
  const items = useBarItems();
  const hiddenItems = useHiddenItems();
  const editor = useEditor();
  const page = usePageActions();
  return (
    <Toolbar
      items={items.map((item) => ({
        id: getItemId(item),
        ...getBarSection(item),
        isHidden:
          item.kind === 'menu' && item.menu.isVisible !== undefined
            ? hiddenItems.has(getItemId(item))
            : undefined,
        button: <BarItemView item={item} />,
      }))}
      priorityOrder={priorityOrder}
      overflow={(overflowIds) =>
        createOverflowEntries(
          items.filter((item) => overflowIds.includes(getItemId(item))),
          { editor, page, t },
        )
      }
      focusDocument={() => getFocusedEditor(editor).view.focus()}
    />
  );
});
