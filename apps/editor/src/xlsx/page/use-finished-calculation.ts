import { type RefObject, useEffect } from 'react';
import type { WorkbookEditing } from '../editing/workbook-editing.ts';

/** Whatever a person does next finds all results; only keys that go to the cells need not wait for those that are not shown. */
export function useFinishedCalculation(
  editing: WorkbookEditing,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  useEffect(() => {
    const finish = (): void => editing.finishCalculation();
    const handleKey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (target !== field.current || ctrlKey || metaKey || altKey) finish();
    };
    const events = ['pointerdown', 'copy', 'cut', 'beforeprint'];
    for (const name of events) addEventListener(name, finish, { capture: true });
    addEventListener('keydown', handleKey, { capture: true });
    return () => {
      for (const name of events) removeEventListener(name, finish, { capture: true });
      removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [editing, field]);
}
