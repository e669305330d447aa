/** What all other pages say, and what stands around every page. */
export const words = import.meta.glob<Record<string, unknown>>('./en/program/*.json', {
  eager: true,
  import: 'default',
});
