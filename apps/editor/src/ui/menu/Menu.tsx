import { type KeyboardEvent, useEffect, useRef } from 'react';
import { getPageDirection } from '../../i18n.ts';
import { inlineArrowKey } from '../inline-arrow-key.ts';
import { MenuItems } from './MenuItems.tsx';
import { findIndexAfterKey, findIndexByTypeAhead } from './menu-keys.ts';
import type { MenuProps } from './menu-props.ts';
import { usePopup } from './use-popup.ts';

const typeAheadTimeoutMs = 700;

/** An open menu. It has the focus, and keys that it handles do not reach the text. */
export function Menu({ label, entries, anchor, side = 'below', onBack, onClose }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const typeAhead = useRef({ typed: '', lastKeyTime: 0 });
  const closeMenu = useRef(() => onClose('left')).current;
  usePopup({ popup, anchor, side, onOutside: closeMenu });
  // Focuses the selected entry.
  useEffect(() => {
    const items = listItems(popup.current);
    const selected = items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0];
    selected?.focus();
    selected?.scrollIntoView({ block: 'nearest' });
  }, []);
  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    event.stopPropagation();
    if (
      event.key === 'Escape' ||
      (side === 'beside' && inlineArrowKey(event) === 'ArrowLeft' && !isInGrid())
    ) {
      event.preventDefault();
      onBack();
      return;
    }
    if (event.key === 'Tab') {
      onClose('left');
      return;
    }
    const nextIndex = findTargetIndex(event, popup.current, typeAhead.current);
    if (nextIndex === null) return;
    event.preventDefault();
    listItems(popup.current)[nextIndex]?.focus();
  };
  return (
    <div
      ref={popup}
      dir={getPageDirection()}
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

function listItems(menu: HTMLElement | null): HTMLElement[] {
  if (menu === null) return [];
  const all = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
  return [...all].filter((item) => item.closest('[role="menu"]') === menu);
}

function isInGrid(): boolean {
  return document.activeElement?.closest('[data-columns]') != null;
}

function findTargetIndex(
  event: KeyboardEvent,
  menu: HTMLElement | null,
  typeAhead: { typed: string; lastKeyTime: number },
): number | null {
  const items = listItems(menu);
  const focusedIndex = items.findIndex((item) => item.matches(':focus'));
  if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const isExpired = event.timeStamp - typeAhead.lastKeyTime > typeAheadTimeoutMs;
    typeAhead.typed = (isExpired ? '' : typeAhead.typed) + event.key;
    typeAhead.lastKeyTime = event.timeStamp;
    return findIndexByTypeAhead(
      typeAhead.typed,
      items.map((item) => item.dataset.label ?? ''),
      focusedIndex,
    );
  }
  const group = items[focusedIndex]?.closest<HTMLElement>('[data-columns]') ?? null;
  const gridItems = items.filter((item) => group?.contains(item));
  const first = gridItems[0];
  const grid =
    group === null || first === undefined
      ? null
      : { from: items.indexOf(first), count: gridItems.length, columns: Number(group.dataset.columns) };
  return findIndexAfterKey(inlineArrowKey(event), { count: items.length, index: focusedIndex, grid });
}
