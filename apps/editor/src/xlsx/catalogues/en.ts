/** English texts of the spreadsheet editor. */
export const texts = import.meta.glob('../*/locales/en.json', { eager: true, import: 'default' });
