import { type ReactNode, useId, useRef, useState } from 'react';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu-entries.ts';

interface Props {
  id: string;
  label: string;
  title?: string;
  className?: string;
  /** The button's content includes its label. */
  isNamedByContent?: boolean;
  /** Id of the visible value in its content, which comes first in its name. */
  valueId?: string | undefined;
  isEnabled?: boolean;
  /** Called when the menu opens. */
  entries: () => readonly MenuEntry[];
  /** Moves the focus after a choice; by default the focus returns to where it was. */
  focusAfterChoice?: () => void;
  children: ReactNode;
}

/** A button that opens a menu. */
export function MenuButton(props: Props) {
  const { id, label, entries, valueId, isEnabled = true } = props;
  const buttonId = useId();
  const [open, setOpen] = useState<{ entries: readonly MenuEntry[]; previousFocus: Element | null } | null>(
    null,
  );
  const button = useRef<HTMLButtonElement>(null);
  const openMenu = (): void => setOpen({ entries: entries(), previousFocus: document.activeElement });
  const close = (reason: 'chosen' | 'left'): void => {
    const previousFocus = open?.previousFocus;
    setOpen(null);
    if (reason === 'chosen' && props.focusAfterChoice !== undefined) props.focusAfterChoice();
    else if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={props.className ?? 'tool'}
        data-testid={`tool-${id}`}
        aria-label={props.isNamedByContent ? undefined : label}
        aria-labelledby={valueId === undefined ? undefined : `${valueId} ${buttonId}`}
        title={props.title ?? label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-disabled={!isEnabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (open !== null) close('left');
          else if (isEnabled) openMenu();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !isEnabled) return;
          event.preventDefault();
          openMenu();
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
