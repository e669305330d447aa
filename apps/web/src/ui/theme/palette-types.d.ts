import '@mui/material/themeCssVarsAugmentation';
import '@mui/material/styles';

interface SurfaceColours {
  chrome: string;
  sunken: string;
  reading: string;
  border: string;
  marked: string;
}
interface RevisionColours {
  inserted: string;
  insertedBackground: string;
  deleted: string;
  deletedBackground: string;
}
type ChartColours = Record<
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'six'
  | 'grid'
  | 'heat0'
  | 'heat1'
  | 'heat2'
  | 'heat3'
  | 'heat4',
  string
>;

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfaceColours;
    revision: RevisionColours;
    chart: ChartColours;
  }
  interface PaletteOptions {
    surface?: SurfaceColours;
    revision?: RevisionColours;
    chart?: ChartColours;
  }
  interface TypographyVariants {
    prose: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    prose?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    prose: true;
  }
}
