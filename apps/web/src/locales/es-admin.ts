/** Spanish texts of the administration pages. */
export const words = import.meta.glob<Record<string, unknown>>('./es/admin/*.json', {
  eager: true,
  import: 'default',
});
