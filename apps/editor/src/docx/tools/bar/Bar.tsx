import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../i18n.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import { inFocus } from '../../notes/in-focus.ts';
import { usePageActs } from '../page-acts.tsx';
import { keepOneTabStop, moveTabStop, walkToolbar } from '../roving.ts';
import { BarItemView } from './BarItemView.tsx';
import { type BarItem, groupOf, idOf } from './bar-item.ts';
import { overflowEntries } from './tool-entries.tsx';
import { useFitting } from './use-fitting.ts';

/** One row of tools. What does not fit stands behind the last button. */
export function Bar({ items }: { items: readonly BarItem[] }) {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActs();
  const bar = useRef<HTMLDivElement>(null);
  const fitting = useFitting(bar, items);
  const shown = items.filter((item) => fitting.has(idOf(item)));
  const hidden = items.filter((item) => !fitting.has(idOf(item)));
  // Synchronises with the Tab key, whatever stands in the bar.
  useLayoutEffect(() => {
    if (bar.current !== null) keepOneTabStop(bar.current);
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('tools:bar')}
      className="bar"
      data-region="tools"
      onKeyDown={walkToolbar}
      onFocus={moveTabStop}
    >
      <div className="bar-row">
        {items.map((item) => (
          <div
            key={idOf(item)}
            className="bar-item"
            data-item={idOf(item)}
            data-begins={beginsGroup(item, shown)}
            data-fits={fitting.has(idOf(item))}
          >
            <BarItemView item={item} />
          </div>
        ))}
      </div>
      {hidden.length === 0 ? null : (
        <MenuButton
          id="more"
          label={t('tools:more')}
          className="tool tool-more"
          entries={() => overflowEntries(hidden, { editing, page, t })}
          focusAfterChoice={() => inFocus(editing).view.focus()}
        >
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
      )}
    </div>
  );
}

/** Between the groups of what is seen stand lines. */
function beginsGroup(item: BarItem, shown: readonly BarItem[]): boolean {
  const before = shown[shown.indexOf(item) - 1];
  return before !== undefined && groupOf(before) !== groupOf(item);
}
