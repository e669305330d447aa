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

/** Whether the open page has the window to itself: header and navigation are not there then. */
export function useIsFullWindow(): boolean {
  return useContext(FullWindowContext).isFull;
}

/** Put into a page that wants the whole window for a while: where it is small, or where only the page is to be seen. */
export function useFullWindow(isWanted: boolean): void {
  const { setFull } = useContext(FullWindowContext);
  // Synchronises with the frame around the page; it comes back when the page goes.
  useEffect(() => {
    setFull(isWanted);
    return () => setFull(false);
  }, [isWanted, setFull]);
}
