/** A presentation design: its colours, its fonts, and the ornaments of its slides. */
export interface SlideDesign {
  /** Also the name of its theme in the file. */
  id: SlideDesignId;
  isDark: boolean;
  /** By theme colour name, as RRGGBB: light and dark ones are swapped in a dark design. */
  colours: Readonly<Record<ThemeColour, string>>;
  /** Fonts that are bundled with the editor, or replaced by metric-compatible ones. */
  headingFont: string;
  bodyFont: string;
  ornament: Ornament;
}

export const slideDesignIds = ['harbour', 'paper', 'meadow', 'night', 'slate'] as const;
export type SlideDesignId = (typeof slideDesignIds)[number];

export const themeColours = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;
export type ThemeColour = (typeof themeColours)[number];

/**
 * On each slide: `rule` a short line below the title, `foot` a band along the bottom, `side` a band along the left edge, `corner` a short band at the left
 * edge beside the title, `frame` a thin line above the footer.
 */
export type Ornament = 'rule' | 'foot' | 'side' | 'corner' | 'frame';

/** The first is the default. Text has a contrast of at least 7 to its background, secondary text 4.5. */
export const slideDesigns: readonly SlideDesign[] = [
  {
    id: 'harbour',
    isDark: false,
    colours: {
      dk1: '1C2024',
      lt1: 'FFFFFF',
      dk2: '4A5560',
      lt2: 'EEF3F6',
      accent1: '1F5673',
      accent2: 'B4572E',
      accent3: '5B7F5B',
      accent4: 'C29B3A',
      accent5: '6B5B7F',
      accent6: '4F7F88',
      hlink: '1F5673',
      folHlink: '6B5B7F',
    },
    headingFont: 'Calibri',
    bodyFont: 'Calibri',
    ornament: 'rule',
  },
  {
    id: 'paper',
    isDark: false,
    colours: {
      dk1: '2B2622',
      lt1: 'FBF8F1',
      dk2: '655A4F',
      lt2: 'F1EADC',
      accent1: '9C4221',
      accent2: '2F5D62',
      accent3: '7A7B3A',
      accent4: 'B98A2F',
      accent5: '6D4C5B',
      accent6: '4C6A85',
      hlink: '2F5D62',
      folHlink: '6D4C5B',
    },
    headingFont: 'Source Serif 4',
    bodyFont: 'Source Serif 4',
    ornament: 'foot',
  },
  {
    id: 'meadow',
    isDark: false,
    colours: {
      dk1: '1E2A22',
      lt1: 'F7FAF5',
      dk2: '4B5D50',
      lt2: 'E5EEE2',
      accent1: '2F6B47',
      accent2: 'C0702B',
      accent3: '3D7A8A',
      accent4: 'A88B2C',
      accent5: '7A5C86',
      accent6: '8A4B4B',
      hlink: '2F6B47',
      folHlink: '7A5C86',
    },
    headingFont: 'Arial',
    bodyFont: 'Arial',
    ornament: 'side',
  },
  {
    id: 'night',
    isDark: true,
    colours: {
      dk1: '14202B',
      lt1: 'F2F6F8',
      dk2: '22323F',
      lt2: 'B7C6D0',
      accent1: '7FBFDD',
      accent2: 'F0A868',
      accent3: '9BCB93',
      accent4: 'E6CC6A',
      accent5: 'C3A9E0',
      accent6: '7FD0C4',
      hlink: '9CD3EC',
      folHlink: 'C3A9E0',
    },
    headingFont: 'Calibri',
    bodyFont: 'Calibri',
    ornament: 'corner',
  },
  {
    id: 'slate',
    isDark: true,
    colours: {
      dk1: '26262B',
      lt1: 'F7F3EA',
      dk2: '38383F',
      lt2: 'C9C3B6',
      accent1: 'E2B45F',
      accent2: '8FB8A8',
      accent3: 'D98C7A',
      accent4: 'A9B7D9',
      accent5: 'C9A0C4',
      accent6: '9FC2D0',
      hlink: 'E2B45F',
      folHlink: 'C9A0C4',
    },
    headingFont: 'Source Serif 4',
    bodyFont: 'Calibri',
    ornament: 'frame',
  },
];

export function findSlideDesign(id: SlideDesignId): SlideDesign {
  const match = slideDesigns.find((design) => design.id === id);
  if (match === undefined) throw new Error(`No design ${id}`);
  return match;
}
