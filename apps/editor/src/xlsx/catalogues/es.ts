/** Spanish texts of the spreadsheet editor. */
export const texts = import.meta.glob('../*/locales/es.json', { eager: true, import: 'default' });
