import { firstScreenId } from './entrance/show-first-screen.ts';

/** What the server puts into a page until its scripts have arrived (apps/server, `web-pages.ts`), after the page itself is shown. */
export function removePlaceholders(): void {
  document.getElementById('slow-start')?.remove();
  const firstScreen = document.getElementById(firstScreenId);
  if (firstScreen !== null) removeFirstScreen(firstScreen);
}

/** A link that had the focus has it still. */
function removeFirstScreen(firstScreen: HTMLElement): void {
  const focused = firstScreen.querySelector<HTMLAnchorElement>('a:focus');
  const isLikeFocused = (link: HTMLAnchorElement) =>
    link.href === focused?.href && link.textContent === focused.textContent;
  // The bar has links that the page has too.
  const findLike = (parent: ParentNode) => [...parent.querySelectorAll('a')].filter(isLikeFocused);
  const position = findLike(firstScreen).findIndex((link) => link === focused);
  firstScreen.remove();
  findLike(document)[position]?.focus();
}
