/** Text from a clipboard: Windows returns other line ends than were written, and some programs add one. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
