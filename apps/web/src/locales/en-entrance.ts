/** English texts of the pages before sign-in. */
export const words = import.meta.glob<Record<string, unknown>>('./en/entrance/*.json', {
  eager: true,
  import: 'default',
});
