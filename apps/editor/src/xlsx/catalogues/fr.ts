/** French texts of the spreadsheet editor. */
export const texts = import.meta.glob('../*/locales/fr.json', { eager: true, import: 'default' });
