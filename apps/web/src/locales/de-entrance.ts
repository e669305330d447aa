/** What the pages before a sign-in say. */
export const words = import.meta.glob<Record<string, unknown>>(
  './de/{accounts,common,landing,shell,ui}.json',
  {
    eager: true,
    import: 'default',
  },
);
