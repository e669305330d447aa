/** German texts of the administration pages. */
export const words = import.meta.glob<Record<string, unknown>>('./de/admin/*.json', {
  eager: true,
  import: 'default',
});
