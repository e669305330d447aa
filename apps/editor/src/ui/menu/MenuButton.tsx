import { type ReactNode, useRef, useState } from 'react';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu-entries.ts';

interface Props {
  id: string;
  label: string;
  title?: string;
  className?: string;
  /** The button's content includes its label. */
  isNamedByContent?: boolean;
  isEnabled?: boolean;
  /** Called when the menu opens. */
  entries: () => readonly MenuEntry[];
  /** Moves the focus after a choice; by default the focus returns to where it was. */
  focusAfterChoice?: () => void;
  children: ReactNode;
}

/** A button that opens a menu. */
export function MenuButton(props: Props) {
  const { id, label, entries, isEnabled = true } = props;
  const [open, setOpen] = useState<{ entries: readonly MenuEntry[]; before: Element | null } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = (): void => setOpen({ entries: entries(), before: document.activeElement });
  const close = (why: 'chosen' | 'left'): void => {
    const before = open?.before;
    setOpen(null);
    if (why === 'chosen' && props.focusAfterChoice !== undefined) props.focusAfterChoice();
    else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={props.className ?? 'tool'}
        data-testid={`tool-${id}`}
        aria-label={props.isNamedByContent ? undefined : label}
        title={props.title ?? label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-disabled={!isEnabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (open !== null) close('left');
          else if (isEnabled) show();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !isEnabled) return;
          event.preventDefault();
          show();
        }}
      >
        {props.children}
      </button>
      {open !== null && button.current !== null ? (
        <Menu
          label={label}
          entries={open.entries}
          anchor={button.current}
          onBack={() => close('left')}
          onClose={close}
        />
      ) : null}
    </>
  );
}
