import type { ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  node: HTMLElement | null;
  setNode: (node: HTMLElement | null) => void;
}

const HeaderSlotContext = createContext<Slot | null>(null);

export function HeaderSlotProvider({ children }: { children: ReactNode }) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  return <HeaderSlotContext value={{ node, setNode }}>{children}</HeaderSlotContext>;
}

/** Place in the header for the page's subject; empty unless a page fills it. */
export function HeaderSlot() {
  const slot = useContext(HeaderSlotContext);
  return <span ref={slot?.setNode} />;
}

/** Shows the class name in the header while the page is open. */
export function HeaderClassName({ name }: { name: string }) {
  const slot = useContext(HeaderSlotContext);
  return slot?.node ? createPortal(name, slot.node) : null;
}
