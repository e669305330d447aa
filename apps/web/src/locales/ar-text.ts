/** French texts of pages about one document. */
export const words = import.meta.glob<Record<string, unknown>>('./ar/text/*.json', {
  eager: true,
  import: 'default',
});
