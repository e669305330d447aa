/** German texts of the spreadsheet editor. */
export const texts = import.meta.glob('../*/locales/de.json', { eager: true, import: 'default' });
