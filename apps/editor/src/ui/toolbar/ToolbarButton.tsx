import type { ComponentType } from 'react';
import { useTexts } from '../../i18n.ts';
import { formatAriaShortcut, formatShortcut } from './key-names.ts';

interface Props {
  id: string;
  /** In the user's language. */
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** As `Mod-Alt-f`; displayed in the user's language. */
  keys?: string | undefined;
  isEnabled: boolean;
  /** Null if it is not a toggle. */
  isActive?: boolean | null;
  run: () => void;
}

/** A toolbar button: an icon with name and shortcut in a tooltip. The document keeps the focus and its selection. */
export function ToolbarButton({ id, label, icon: Icon, keys, isEnabled, isActive = null, run }: Props) {
  const t = useTexts();
  return (
    <button
      type="button"
      className="tool"
      data-testid={`tool-${id}`}
      aria-label={label}
      aria-pressed={isActive ?? undefined}
      aria-disabled={!isEnabled}
      aria-keyshortcuts={keys === undefined ? undefined : formatAriaShortcut(keys)}
      title={keys === undefined ? label : `${label} (${formatShortcut(keys, t)})`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isEnabled && run()}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
