import { Ellipsis } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { MenuEntry } from '../menu/menu-entries.ts';
import { type BarRow, barRows, type Placed } from './bar-rows.ts';
import { keepOneTabStop, moveTabStop, walkToolbar } from './roving.ts';
import { useFitting } from './use-fitting.ts';
import { useOneRow } from './use-one-row.ts';
import './toolbar.css';

/** One button of a bar. Between two of different groups stands a line. */
export interface ToolbarItem extends Placed {
  group: string;
  /** A button of the class `tool`, alone. */
  button: ReactNode;
}

interface Props {
  items: readonly ToolbarItem[];
  /** Names of items, the most wanted first: these stay where there is little room. */
  preferred: readonly string[];
  /** What does not fit, in the menu behind the last button; asked for when it opens. */
  overflow: (hidden: readonly string[]) => readonly MenuEntry[];
  /** Takes the focus after a choice in that menu. */
  focusDocument: () => void;
}

/**
 * Menus over tools, one stop of the Tab key; on phones and in low windows one row of both. What does not fit stands behind the last button. Where each tool stands
 * depends on the width of the bar alone: nothing that is chosen, written or done moves one.
 */
export function Toolbar({ items, preferred, overflow, focusDocument }: Props) {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const rows = barRows(items, useOneRow());
  const fitting = useFitting(bar, { rows, preferred });
  const hidden = items.flatMap(({ id }) => (fitting.has(id) ? [] : [id]));
  // Synchronises with the Tab key, whatever stands in the bar.
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
      onKeyDown={walkToolbar}
      onFocus={moveTabStop}
    >
      {rows.map((row, index) => (
        <div key={row.id} className="bar-line" data-line={row.id}>
          <RowView row={row} fitting={fitting} />
          {row.shared.length === 0 ? null : <SharedPlace items={row.shared} />}
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
  const shown = row.items.filter(({ id }) => fitting.has(id));
  return (
    <div className="bar-row">
      {row.items.map((item) => (
        <div
          key={item.id}
          className="bar-item"
          data-item={item.id}
          data-begins={beginsGroup(item, shown)}
          data-ends={item === shown.find(({ place }) => place === 'end')}
          data-fits={fitting.has(item.id)}
          data-away={item.isAway}
        >
          {item.button}
        </div>
      ))}
    </div>
  );
}

/** Where there is no room for each of them, what comes with what is chosen takes one place; the last that is there has it. */
function SharedPlace({ items }: { items: readonly ToolbarItem[] }) {
  const there = items.findLast(({ isAway }) => isAway !== true);
  return <div className="bar-shared">{there?.button}</div>;
}

function beginsGroup(item: ToolbarItem, shown: readonly ToolbarItem[]): boolean {
  const before = shown[shown.indexOf(item) - 1];
  return before !== undefined && before.group !== item.group && before.place === item.place;
}
