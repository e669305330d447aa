import { Ellipsis } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { MenuEntry } from '../menu/menu-entries.ts';
import { keepOneTabStop, moveTabStop, walkToolbar } from './roving.ts';
import { useFitting } from './use-fitting.ts';
import './toolbar.css';

/** One button of a bar. Between two of different groups stands a line. */
export interface ToolbarItem {
  id: string;
  group: string;
  /** A button of the class `tool`, alone. */
  button: ReactNode;
}

interface Props {
  items: readonly ToolbarItem[];
  /** Names of items, the most wanted first: these stay where there is little room. */
  wanted: readonly string[];
  /** What does not fit, in the menu behind the last button; asked for when it opens. */
  overflow: (hidden: readonly string[]) => readonly MenuEntry[];
  /** Takes the focus after a choice in that menu. */
  focusDocument: () => void;
}

/** One row of tools, one stop of the Tab key. What does not fit stands behind the last button. */
export function Toolbar({ items, wanted, overflow, focusDocument }: Props) {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const fitting = useFitting(bar, { items, wanted });
  const shown = items.filter(({ id }) => fitting.has(id));
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
      <div className="bar-row">
        {items.map((item) => (
          <div
            key={item.id}
            className="bar-item"
            data-item={item.id}
            data-begins={beginsGroup(item, shown)}
            data-fits={fitting.has(item.id)}
          >
            {item.button}
          </div>
        ))}
      </div>
      {hidden.length === 0 ? null : (
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
  );
}

function beginsGroup(item: ToolbarItem, shown: readonly ToolbarItem[]): boolean {
  const before = shown[shown.indexOf(item) - 1];
  return before !== undefined && before.group !== item.group;
}
