import type { TFunction } from 'i18next';
import { showToast } from '../../ui/toast.ts';
import type { InvalidEntry } from '../editing/workbook-editing.ts';

/** Shows the file's own message about an entry that is not allowed; one that is only advised against may be entered. */
export function showInvalidEntry(
  { rule, editAgain, enterAnyway }: InvalidEntry,
  t: TFunction,
  focus: () => void,
): void {
  const { title, text } = rule.error;
  const message = [title, text].filter((part) => part !== '').join(': ');
  const runAndFocus = (run: () => void) => () => {
    run();
    focus();
  };
  showToast({
    text: message === '' ? t('page:notAllowed') : message,
    isPersistent: true,
    actions: [
      { label: t('page:editAgain'), run: runAndFocus(editAgain) },
      ...(enterAnyway === null ? [] : [{ label: t('page:enterAnyway'), run: runAndFocus(enterAnyway) }]),
    ],
  });
}
