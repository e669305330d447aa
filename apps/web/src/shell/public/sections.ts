/** Sections of the landing page that the bar links to; their ids are the URL fragments. */
export const sections = ['about', 'features', 'contact'] as const;
export type Section = (typeof sections)[number];
