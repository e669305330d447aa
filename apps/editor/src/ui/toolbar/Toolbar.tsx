import { Ellipsis } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { MenuEntry } from '../menu/menu-entries.ts';
import { type BarItemPosition, type BarRow, createBarRows } from './bar-rows.ts';
import { handleToolbarKeys, keepOneTabStop, moveTabStop } from './roving.ts';
import { useFitting } from './use-fitting.ts';
import { useOneRow } from './use-one-row.ts';
import './toolbar.css';

/** A toolbar item. Groups are divided by separators. */
export interface ToolbarItem extends BarItemPosition {
  group: string;
  /** A single button of the class `tool`. */
  button: ReactNode;
}

interface Props {
  items: readonly ToolbarItem[];
  /** Item names in order of priority: the first stay visible when there is little space. */
  priorityOrder: readonly string[];
  /** Entries of the overflow menu at the end; called when it opens. */
  overflow: (hidden: readonly string[]) => readonly MenuEntry[];
  /** Receives the focus after a choice in that menu. */
  focusDocument: () => void;
}

/**
 * A row of menus above a row of tools, with one tab stop; on phones and in low windows a single row. Items that do not fit go to the overflow menu at
 * the end. The layout depends only on the width of the toolbar: no selection, typing or action moves a tool.
 */
export function Toolbar({ items, priorityOrder, overflow, focusDocument }: Props) {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const rows = createBarRows(items, useOneRow());
  const fitting = useFitting(bar, { rows, priorityOrder });
  const hidden = items.flatMap(({ id }) => (fitting.has(id) ? [] : [id]));
  // Keeps a single tab stop after the toolbar has changed.
  useLayoutEffect(() => {
    if (bar.current !== null) keepOneTabStop(bar.current);
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('toolbar:bar')}
      className="bar"
      data-region="tools"
      onKeyDown={handleToolbarKeys}
      onFocus={moveTabStop}
    >
      {rows.map((row, index) => (
        <div key={row.id} className="bar-line" data-line={row.id}>
          <RowView row={row} fitting={fitting} />
          {row.shared.length === 0 ? null : <SharedSlot items={row.shared} />}
          {hidden.length === 0 || index < rows.length - 1 ? null : (
            <MenuButton
              id="more"
              label={t('toolbar:more')}
              className="tool tool-more"
              entries={() => overflow(hidden)}
              focusAfterChoice={focusDocument}
            >
              <Ellipsis size={18} aria-hidden />
            </MenuButton>
          )}
        </div>
      ))}
    </div>
  );
}

function RowView({ row, fitting }: { row: BarRow<ToolbarItem>; fitting: ReadonlySet<string> }) {
  const visibleItems = row.items.filter(({ id }) => fitting.has(id));
  return (
    <div className="bar-row">
      {row.items.map((item) => (
        <div
          key={item.id}
          className="bar-item"
          data-item={item.id}
          data-begins={beginsGroup(item, visibleItems)}
          data-ends={item === visibleItems.find(({ section }) => section === 'end')}
          data-fits={fitting.has(item.id)}
          data-away={item.isHidden}
        >
          {item.button}
        </div>
      ))}
    </div>
  );
}

/** If there is no space for all contextual items, they share one place; the last active one is shown. */
function SharedSlot({ items }: { items: readonly ToolbarItem[] }) {
  const activeItem = items.findLast(({ isHidden }) => isHidden !== true);
  return <div className="bar-shared">{activeItem?.button}</div>;
}

function beginsGroup(item: ToolbarItem, visibleItems: readonly ToolbarItem[]): boolean {
  const before = visibleItems[visibleItems.indexOf(item) - 1];
  return before !== undefined && before.group !== item.group && before.section === item.section;
}
