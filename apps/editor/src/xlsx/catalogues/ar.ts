/** Arabic texts of the spreadsheet editor. */
export const texts = import.meta.glob('../*/locales/ar.json', { eager: true, import: 'default' });
