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
  const runAndFocus = (run: () => void) => () => {
    run();
    focus();
  };
  showToast({
    text: joinMessage(title, text) || t(rule.errorStyle === 'stop' ? 'page:notAllowed' : 'page:notMatching'),
    isPersistent: true,
    actions: [
      { label: t('page:editAgain'), run: runAndFocus(editAgain) },
      ...(enterAnyway === null ? [] : [{ label: t('page:enterAnyway'), run: runAndFocus(enterAnyway) }]),
    ],
  });
}

/** A title that is a sentence of its own needs no colon. */
function joinMessage(title: string, text: string): string {
  if (title === '' || text === '') return title + text;
  return /[.:!?…]$/.test(title) ? `${title} ${text}` : `${title}: ${text}`;
}
