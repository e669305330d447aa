/** German texts of all other pages and of the page frame. */
export const words = import.meta.glob<Record<string, unknown>>('./de/program/*.json', {
  eager: true,
  import: 'default',
});
