/** German texts of the pages before sign-in. */
export const words = import.meta.glob<Record<string, unknown>>('./de/entrance/*.json', {
  eager: true,
  import: 'default',
});
