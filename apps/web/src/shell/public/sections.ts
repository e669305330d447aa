/** The places of the landing page that the bar above it names; their ids are the ends of addresses. */
export const sections = ['about', 'features', 'contact'] as const;
export type Section = (typeof sections)[number];
