import { messageOf } from './api-error.ts';
import { notify } from './snackbars.ts';

/** The Clipboard API exists only in secure contexts; elsewhere users select the text. */
export function canCopyText(): boolean {
  return window.isSecureContext;
}

/** Copies to the clipboard and says so, or why not. */
export function copyText(text: string, successMessage: string): Promise<void> {
  return navigator.clipboard
    .writeText(text)
    .then(() => void notify(successMessage))
    .catch((error: unknown) => void notify(messageOf(error), { kind: 'error' }));
}
