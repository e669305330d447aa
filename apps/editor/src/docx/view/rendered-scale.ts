/** Screen pixels per page pixel: client rectangles are zoomed, lengths in the file are not. */
export function getRenderedScale(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}
