/** German texts of the text editor. */
export const texts = import.meta.glob('../*/locales/de.json', { eager: true, import: 'default' });
