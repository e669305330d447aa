/**
 * French texts that are loaded with the app itself, for whichever page of it (home, classes, enrollment, own account, notifications, guides, support);
 * those of work, text and admin are loaded with their pages.
 */
export const words = import.meta.glob<Record<string, unknown>>('./ar/program/*.json', {
  eager: true,
  import: 'default',
});
