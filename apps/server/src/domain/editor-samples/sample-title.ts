/** File name of the document, which people of any language may download. */
export const sampleTitle = 'Sample';
