import { useState } from 'react';

/** Copies text; false if the clipboard is unavailable. `isCopied` after success. */
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
