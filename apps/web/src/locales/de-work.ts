/** What pages say of a class, of its people and of how their texts came about. */
export const words = import.meta.glob<Record<string, unknown>>('./de/work/*.json', {
  eager: true,
  import: 'default',
});
