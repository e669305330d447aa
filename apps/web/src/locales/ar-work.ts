/** French texts of pages about a class, its members and the writing process. */
export const words = import.meta.glob<Record<string, unknown>>('./ar/work/*.json', {
  eager: true,
  import: 'default',
});
