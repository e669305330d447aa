import './toast.css';
import i18next from 'i18next';

export interface Toast {
  text: string;
  /** Two at most. */
  actions?: readonly ToastAction[];
  /** It stays until it is closed, because its content would be lost. */
  stays?: boolean;
}
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Long enough to read twice; hover and focus keep it. */
const shownMs = 10_000;

/** Shows a message at the bottom of the page that disappears by itself; replaces the previous one. Does not take the focus. */
export function showToast({ text, actions = [], stays = false }: Toast): { close: () => void } {
  document.querySelector('.toast')?.remove();
  const toast = document.createElement('div');
  toast.className = 'toast';
  const close = (): void => {
    clearTimeout(timer);
    toast.remove();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  toast.append(words);
  for (const { label, run } of actions) {
    toast.append(button(label, () => [close(), run()]));
  }
  toast.append(button(i18next.t('close'), close));
  const hold = (): void => clearTimeout(timer);
  const release = (): void => {
    clearTimeout(timer);
    if (!stays) timer = setTimeout(close, shownMs);
  };
  release();
  for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, hold);
  for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, release);
  document.body.append(toast);
  // Screen readers announce changes only in an existing live region.
  words.textContent = text;
  return { close };
}

function button(label: string, run: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = label;
  created.addEventListener('click', run);
  return created;
}
