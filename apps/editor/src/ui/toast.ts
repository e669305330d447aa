import './toast.css';
import i18next from 'i18next';

export interface Toast {
  text: string;
  /** Two at most. */
  actions?: readonly ToastAction[];
  /** It stays until it is closed, because its content would be lost. */
  isPersistent?: boolean;
}
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Long enough to read twice; hover and focus keep it. */
const durationMs = 10_000;

/** Shows a message at the bottom of the page that disappears by itself; replaces the previous one. Does not take the focus. */
export function showToast({ text, actions = [], isPersistent = false }: Toast): { close: () => void } {
  document.querySelector('.toast')?.remove();
  const toast = document.createElement('div');
  toast.className = 'toast';
  const close = (): void => {
    clearTimeout(timer);
    toast.remove();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  toast.append(message);
  for (const { label, run } of actions) {
    toast.append(createButton(label, () => [close(), run()]));
  }
  toast.append(createButton(i18next.t('close'), close));
  const pauseTimer = (): void => clearTimeout(timer);
  const restartTimer = (): void => {
    clearTimeout(timer);
    if (!isPersistent) timer = setTimeout(close, durationMs);
  };
  restartTimer();
  for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, pauseTimer);
  for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, restartTimer);
  document.body.append(toast);
  // Screen readers announce changes only in an existing live region.
  message.textContent = text;
  return { close };
}

function createButton(label: string, run: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = label;
  created.addEventListener('click', run);
  return created;
}
