/** Spanish texts of pages about one document. */
export const words = import.meta.glob<Record<string, unknown>>('./es/text/*.json', {
  eager: true,
  import: 'default',
});
