import i18next from 'i18next';
import { notify } from './snackbars.ts';

/** The Clipboard API exists only in secure contexts; elsewhere users select the text. */
export function canCopyText(): boolean {
  return window.isSecureContext;
}

/** Copies to the clipboard and says so, or what to do instead: the browser gives its reasons in English. */
export function copyText(text: string, successMessage: string): Promise<void> {
  return navigator.clipboard
    .writeText(text)
    .then(() => void notify(successMessage))
    .catch(() => void notify(i18next.t('copy.failed', { ns: 'ui' }), { kind: 'error' }));
}
