import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MenuItems } from './MenuItems.tsx';
import { placeAfterKey, placeAfterLetters } from './menu-keys.ts';
import type { MenuProps } from './menu-props.ts';
import { usePopup } from './use-popup.ts';

const pauseBetweenLettersMs = 700;

/** An open menu. It has the focus, and keys that it handles do not reach the text. */
export function Menu({ label, entries, anchor, side = 'below', onBack, onClose }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const letters = useRef({ typed: '', at: 0 });
  const leave = useRef(() => onClose('left')).current;
  usePopup({ popup, anchor, side, onOutside: leave });
  // Synchronises with the focus: it starts at the selected entry.
  useEffect(() => {
    const items = itemsOf(popup.current);
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0];
    chosen?.focus();
    chosen?.scrollIntoView({ block: 'nearest' });
  }, []);
  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    event.stopPropagation();
    if (event.key === 'Escape' || (side === 'beside' && event.key === 'ArrowLeft' && !inGrid())) {
      event.preventDefault();
      onBack();
      return;
    }
    if (event.key === 'Tab') {
      onClose('left');
      return;
    }
    const to = target(event, popup.current, letters.current);
    if (to === null) return;
    event.preventDefault();
    itemsOf(popup.current)[to]?.focus();
  };
  return (
    <div
      ref={popup}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="menu"
      onKeyDown={handleKey}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      <MenuItems entries={entries} onClose={onClose} Nested={Menu} />
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  if (menu === null) return [];
  const all = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
  return [...all].filter((item) => item.closest('[role="menu"]') === menu);
}

function inGrid(): boolean {
  return document.activeElement?.closest('[data-columns]') != null;
}

function target(
  event: KeyboardEvent,
  menu: HTMLElement | null,
  letters: { typed: string; at: number },
): number | null {
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item.matches(':focus'));
  if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const isFresh = event.timeStamp - letters.at > pauseBetweenLettersMs;
    letters.typed = (isFresh ? '' : letters.typed) + event.key;
    letters.at = event.timeStamp;
    return placeAfterLetters(
      letters.typed,
      items.map((item) => item.dataset.label ?? ''),
      at,
    );
  }
  const group = items[at]?.closest<HTMLElement>('[data-columns]') ?? null;
  const inside = items.filter((item) => group?.contains(item));
  const first = inside[0];
  const grid =
    group === null || first === undefined
      ? null
      : { from: items.indexOf(first), count: inside.length, columns: Number(group.dataset.columns) };
  return placeAfterKey(event.key, { count: items.length, at, grid });
}
