/** Spanish texts of the text editor. */
export const texts = import.meta.glob('../*/locales/es.json', { eager: true, import: 'default' });
