/** Whether side panels are sheets over the document: see panel.css. */
export function isPanelOverDocument(): boolean {
  return window.matchMedia('(max-width: 700px)').matches;
}
