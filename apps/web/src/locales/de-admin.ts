/** What pages for the running of the platform say. */
export const words = import.meta.glob<Record<string, unknown>>('./de/admin/*.json', {
  eager: true,
  import: 'default',
});
