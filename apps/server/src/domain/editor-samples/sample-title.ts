/** Of the file itself, which people of any language may download. */
export const sampleTitle = 'Sample';
