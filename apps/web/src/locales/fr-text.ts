/** French texts of pages about one document. */
export const words = import.meta.glob<Record<string, unknown>>('./fr/text/*.json', {
  eager: true,
  import: 'default',
});
