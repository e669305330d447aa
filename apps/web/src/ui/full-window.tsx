import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useState } from 'react';

interface FullWindowState {
  isFull: boolean;
  setFull: (isFull: boolean) => void;
}

const FullWindowContext = createContext<FullWindowState>({ isFull: false, setFull: () => undefined });

export function FullWindowProvider({ children }: { children: ReactNode }) {
  const [isFull, setFull] = useState(false);
  return <FullWindowContext value={{ isFull, setFull }}>{children}</FullWindowContext>;
}

/** Whether the open page hides header and navigation. */
export function useIsFullWindow(): boolean {
  return useContext(FullWindowContext).isFull;
}

/** Hides header and navigation while `isWanted`, on small windows or in full-screen views. */
export function useFullWindow(isEnabled: boolean): void {
  const { setFull } = useContext(FullWindowContext);
  // Hides the page frame while mounted.
  useEffect(() => {
    setFull(isEnabled);
    return () => setFull(false);
  }, [isEnabled, setFull]);
}
