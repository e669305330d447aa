/** French texts of the text editor. */
export const texts = import.meta.glob('../*/locales/fr.json', { eager: true, import: 'default' });
