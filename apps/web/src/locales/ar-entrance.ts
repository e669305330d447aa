/** French texts of the pages before sign-in, and of what all pages share: the page frame, common words, controls. */
export const words = import.meta.glob<Record<string, unknown>>('./ar/entrance/*.json', {
  eager: true,
  import: 'default',
});
