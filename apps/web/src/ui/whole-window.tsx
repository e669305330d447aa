import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useState } from 'react';

interface Room {
  isWhole: boolean;
  setWhole: (isWhole: boolean) => void;
}

const WholeWindowContext = createContext<Room>({ isWhole: false, setWhole: () => undefined });

export function WholeWindowProvider({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  return <WholeWindowContext value={{ isWhole, setWhole }}>{children}</WholeWindowContext>;
}

/** Whether the open page has the window to itself: header and navigation are not there then. */
export function useIsWholeWindow(): boolean {
  return useContext(WholeWindowContext).isWhole;
}

/** Put into a page that wants the whole window for a while: where it is small, or where only the page is to be seen. */
export function useWholeWindow(isWanted: boolean): void {
  const { setWhole } = useContext(WholeWindowContext);
  // Synchronises with the frame around the page; it comes back when the page goes.
  useEffect(() => {
    setWhole(isWanted);
    return () => setWhole(false);
  }, [isWanted, setWhole]);
}
