/** What all other pages say. */
export const words = import.meta.glob<Record<string, unknown>>(
  ['./de/*.json', '!./de/{accounts,common,landing,shell,ui}.json'],
  { eager: true, import: 'default' },
);
