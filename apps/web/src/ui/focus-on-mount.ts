/** Ref that focuses a link on mount (links have no autoFocus), for a link that replaces the pressed element. */
export function focusOnMount(node: HTMLElement | null): void {
  node?.focus();
}
