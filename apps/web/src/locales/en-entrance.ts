/** What the pages before a sign-in say. */
export const words = import.meta.glob<Record<string, unknown>>('./en/entrance/*.json', {
  eager: true,
  import: 'default',
});
