/** Arabic texts of the text editor. */
export const texts = import.meta.glob('../*/locales/ar.json', { eager: true, import: 'default' });
