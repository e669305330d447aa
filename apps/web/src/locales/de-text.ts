/** What pages say of one text, beyond that. */
export const words = import.meta.glob<Record<string, unknown>>('./de/text/*.json', {
  eager: true,
  import: 'default',
});
