/** A ref for links, which know no autoFocus: the keyboard goes to one that takes the place of what was pressed. */
export function focusOnMount(node: HTMLElement | null): void {
  node?.focus();
}
