import { useState } from 'react';
import { useHasBeenUsed } from '../../lib/first-use.ts';
import type { LazyCode } from '../lazy-code.ts';
import { useLazyCode } from '../lazy-code.ts';

/**
 * The picker of a field, or undefined until its code is there. A calendar and a clock weigh as much as a page:
 * they are fetched once the page with the field is used, and each time the field is entered without one.
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
