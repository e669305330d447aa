import { useState } from 'react';

/** Copies words; false where the clipboard is closed to this page. `isCopied` once they are there. */
export function useCopy(): { isCopied: boolean; copy: (words: string) => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);
  const copy = async (words: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
      return true;
    } catch {
      return false;
    }
  };
  return { isCopied, copy };
}
