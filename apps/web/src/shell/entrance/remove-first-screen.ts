import { firstScreenId } from './show-first-screen.ts';

/** After the page itself is shown; a link that had the focus has it still. */
export function removeFirstScreen(): void {
  const firstScreen = document.getElementById(firstScreenId);
  if (firstScreen === null) return;
  const focused = firstScreen.querySelector<HTMLAnchorElement>('a:focus');
  const isLikeFocused = (link: HTMLAnchorElement) =>
    link.href === focused?.href && link.textContent === focused.textContent;
  // The bar has links that the page has too.
  const findLike = (parent: ParentNode) => [...parent.querySelectorAll('a')].filter(isLikeFocused);
  const position = findLike(firstScreen).findIndex((link) => link === focused);
  firstScreen.remove();
  findLike(document)[position]?.focus();
}
