/** How many pixels of the screen a pixel of the paper takes: rectangles are as the page is zoomed, lengths of the file are not. */
export function renderedScale(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}
