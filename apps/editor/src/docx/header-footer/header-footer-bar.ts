import i18next from 'i18next';
import { getPageDirection } from '../../i18n.ts';
import type { HeaderFooterKind, HeaderFooterPageType } from './header-footer-parts.ts';

export interface HeaderFooterBar {
  dom: HTMLElement;
}

interface Options {
  kind: HeaderFooterKind;
  type: HeaderFooterPageType;
  isFirstPageDifferent: boolean;
  onFirstPageDifferent: (isDifferent: boolean) => void;
  onClose: () => void;
}

/** Toolbar of a header or footer being edited: its type, its options and a close button. */
export function createHeaderFooterBar({
  kind,
  type,
  isFirstPageDifferent,
  onFirstPageDifferent,
  onClose,
}: Options): HeaderFooterBar {
  const dom = document.createElement('div');
  dom.className = `margin-bar ${kind}`;
  dom.dir = getPageDirection();
  const name = document.createElement('span');
  name.className = 'margin-name';
  name.textContent = i18next.t(`header-footer:of.${type}.${kind}`);
  const label = document.createElement('label');
  const first = document.createElement('input');
  first.type = 'checkbox';
  first.checked = isFirstPageDifferent;
  first.addEventListener('change', () => onFirstPageDifferent(first.checked));
  label.append(first, i18next.t('header-footer:firstPage'));
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = i18next.t('close');
  close.addEventListener('click', onClose);
  dom.append(name, label, close);
  dom.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onClose();
  });
  return { dom };
}
