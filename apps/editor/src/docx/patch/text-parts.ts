export const bodyPart = 'word/document.xml';

/** Parts with text. */
export const textPart = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
