/** Spanish texts of pages about a class, its members and the writing process. */
export const words = import.meta.glob<Record<string, unknown>>('./es/work/*.json', {
  eager: true,
  import: 'default',
});
