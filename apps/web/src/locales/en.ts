/** What all other pages say. */
export const words = import.meta.glob<Record<string, unknown>>(
  ['./en/*.json', '!./en/{accounts,common,landing,shell,ui}.json'],
  { eager: true, import: 'default' },
);
