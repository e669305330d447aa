/** What all other pages say, and what stands around every page. */
export const words = import.meta.glob<Record<string, unknown>>('./de/program/*.json', {
  eager: true,
  import: 'default',
});
