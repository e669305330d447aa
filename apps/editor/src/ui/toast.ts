import './toast.css';
import i18next from 'i18next';

export interface Toast {
  text: string;
  /** At most two. */
  actions?: readonly ToastAction[];
  /** It goes only when it is closed: what it says would be lost. */
  stays?: boolean;
}
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Long enough to be read twice; what is looked at or reached for stays. */
const shownMs = 10_000;

/** Says at the foot of the page what happened, in one line that goes by itself; what was said before it goes at once. Takes no focus. */
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
  // A screen reader hears what changes in a place that is there.
  words.textContent = text;
  return { close };
}

function button(label: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', run);
  return made;
}
