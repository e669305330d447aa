import { Check, ChevronRight } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { inlineArrowKey } from '../inline-arrow-key.ts';
import type { ActionEntry, GroupEntry, MenuEntry, SubmenuEntry } from './menu-entries.ts';
import type { MenuProps } from './menu-props.ts';

interface Props {
  entries: readonly MenuEntry[];
  onClose: MenuProps['onClose'];
  /** Component for submenus, the same as for the menu itself. */
  Nested: ComponentType<MenuProps>;
}

export function MenuItems({ entries, onClose, Nested }: Props) {
  return entries.map((entry) => {
    if (entry.kind === 'separator') return <hr key={entry.id} />;
    if (entry.kind === 'group') return <Group key={entry.id} group={entry} onClose={onClose} />;
    if (entry.kind === 'menu')
      return <Submenu key={entry.id} entry={entry} onClose={onClose} Nested={Nested} />;
    return <ActionItem key={entry.id} entry={entry} onClose={onClose} />;
  });
}

function ActionItem({
  entry,
  onClose,
  isPreview = false,
}: {
  entry: ActionEntry;
  onClose: Props['onClose'];
  isPreview?: boolean;
}) {
  const { label, isEnabled = true, checked } = entry;
  const role = checked === undefined ? 'menuitem' : entry.isRadio ? 'menuitemradio' : 'menuitemcheckbox';
  return (
    <button
      type="button"
      role={role}
      tabIndex={0}
      className={isPreview ? 'menu-sample' : 'menu-item'}
      data-testid={`menu-${entry.id}`}
      data-label={label}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
      aria-disabled={!isEnabled}
      aria-label={isPreview ? label : undefined}
      title={isPreview ? label : undefined}
      onPointerMove={followPointer}
      onClick={() => {
        if (!isEnabled) return;
        onClose('chosen');
        entry.run();
      }}
    >
      {isPreview ? (
        <span style={entry.style}>{entry.icon}</span>
      ) : (
        <>
          <span className="menu-mark">{checked ? <Check size={16} aria-hidden /> : entry.icon}</span>
          <span className="menu-label" style={entry.style}>
            {label}
          </span>
          {entry.keys === undefined ? null : <kbd className="menu-keys">{entry.keys}</kbd>}
        </>
      )}
    </button>
  );
}

function Group({ group, onClose }: { group: GroupEntry; onClose: Props['onClose'] }) {
  const { columns } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a menu
    <div role="group" aria-label={group.label} className="menu-group">
      {group.label === undefined ? null : (
        <div className="menu-heading" aria-hidden="true">
          {group.label}
        </div>
      )}
      <div
        role="presentation"
        data-columns={columns}
        className={columns === undefined ? undefined : 'menu-samples'}
        style={columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, max-content)` }}
      >
        {group.entries.map((entry) => (
          <ActionItem key={entry.id} entry={entry} onClose={onClose} isPreview={columns !== undefined} />
        ))}
      </div>
    </div>
  );
}

type SubmenuProps = { entry: SubmenuEntry } & Pick<Props, 'onClose' | 'Nested'>;

function Submenu({ entry, onClose, Nested }: SubmenuProps) {
  const { isEnabled = true } = entry;
  const [isOpen, setOpen] = useState(false);
  const item = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (inlineArrowKey(event) !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(isEnabled);
  };
  return (
    <>
      <button
        ref={item}
        type="button"
        role="menuitem"
        tabIndex={0}
        className="menu-item"
        data-testid={`menu-${entry.id}`}
        data-label={entry.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={!isEnabled}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(isEnabled)}
        onPointerMove={followPointer}
      >
        <span className="menu-mark">{entry.icon}</span>
        <span className="menu-label">{entry.label}</span>
        <ChevronRight size={16} aria-hidden className="menu-arrow" />
      </button>
      {isOpen && item.current !== null ? (
        <Nested
          label={entry.label}
          entries={entry.entries()}
          anchor={item.current}
          side="beside"
          onBack={() => {
            setOpen(false);
            item.current?.focus();
          }}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

/** Only mouse movement focuses an entry; a resting mouse where the menu opened, and touch, do not. */
function followPointer({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true });
}
