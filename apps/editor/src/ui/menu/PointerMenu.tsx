import { useState } from 'react';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu-entries.ts';

export interface ViewportPoint {
  x: number;
  y: number;
}

interface Props {
  label: string;
  entries: readonly MenuEntry[];
  point: ViewportPoint;
  onClose: () => void;
}

/** A context menu at the pointer. */
export function PointerMenu({ label, entries, point, onClose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span ref={setAnchor} className="menu-point" style={{ left: point.x, top: point.y }}>
      {anchor === null ? null : (
        <Menu label={label} entries={entries} anchor={anchor} onBack={onClose} onClose={onClose} />
      )}
    </span>
  );
}
