import { useState } from 'react';
import { useHasBeenUsed } from '../../lib/first-use.ts';
import type { LazyCode } from '../lazy-code.ts';
import { useLazyCode } from '../lazy-code.ts';

/**
 * A field's picker, or undefined until its code is loaded. Calendar and clock code is as large as a page: it is loaded once the page is used, and
 * retried whenever the field is focused without it.
 */
export function usePicker<Props>(code: LazyCode<Props>) {
  const isUsed = useHasBeenUsed();
  const [entries, setEntries] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const { Part } = useLazyCode(code, entries + (isUsed ? 1 : 0));
  const enter = () => {
    setEntered(true);
    setEntries(entries + 1);
  };
  return { Picker: Part, isEntered, enter, leave: () => setEntered(false) };
}
