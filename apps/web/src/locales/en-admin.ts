/** English texts of the administration pages. */
export const words = import.meta.glob<Record<string, unknown>>('./en/admin/*.json', {
  eager: true,
  import: 'default',
});
