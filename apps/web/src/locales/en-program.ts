/** English texts of all other pages and of the page frame. */
export const words = import.meta.glob<Record<string, unknown>>('./en/program/*.json', {
  eager: true,
  import: 'default',
});
