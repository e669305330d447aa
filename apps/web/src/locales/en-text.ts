/** English texts of pages about one document. */
export const words = import.meta.glob<Record<string, unknown>>('./en/text/*.json', {
  eager: true,
  import: 'default',
});
