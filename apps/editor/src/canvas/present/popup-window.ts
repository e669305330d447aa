/** A window beside the page that the page fills itself: same origin, same styles. */

/** Null if the browser blocks it. */
export function openPopupWindow({
  title,
  width,
  height,
}: {
  title: string;
  width: number;
  height: number;
}): Window | null {
  const popup = window.open('', '', `popup,width=${width},height=${height}`);
  if (popup === null) return null;
  const { documentElement: root, head } = popup.document;
  const own = document.documentElement;
  root.lang = own.lang;
  root.dir = own.dir;
  root.className = own.className;
  if (own.dataset.theme !== undefined) root.dataset.theme = own.dataset.theme;
  root.style.cssText = own.style.cssText;
  popup.document.title = title;
  copyStyles(head);
  return popup;
}

function copyStyles(head: HTMLHeadElement): void {
  for (const source of document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
    const copy = source.cloneNode(true);
    // The address of the window is empty: relative addresses would lead nowhere.
    if (source instanceof HTMLLinkElement && copy instanceof HTMLLinkElement) copy.href = source.href;
    head.append(copy);
  }
}
