/** French texts of the administration pages. */
export const words = import.meta.glob<Record<string, unknown>>('./ar/admin/*.json', {
  eager: true,
  import: 'default',
});
