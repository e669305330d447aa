import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { languageOfTag } from '@redraft/sentences/languages';
import { useTranslation } from 'react-i18next';

/** Screenshots of the demo data by `npm run pictures`: `<name>.<language>.<scheme>.webp`. */
const files = import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' });

export const screens = [
  'assignment',
  'class',
  'essaymap',
  'gradebook',
  'heatmap',
  'home-instructor',
  'home-student',
  'reader',
  'rewind',
  'student-class',
  'versions',
  'workspace',
] as const;
export type Screen = (typeof screens)[number];

/** The size of the screenshots; reserved to avoid layout shift. */
const size = { width: 1280, height: 800 };

interface Props {
  screen: Screen;
  alt: string;
  /** The first image on a page, which is loaded eagerly. */
  isFirst?: boolean;
}

/** A screenshot of the product in the reader's language and colour scheme. */
export function ScreenPicture({ screen, alt, isFirst = false }: Props) {
  const { i18n } = useTranslation();
  const { mode, systemMode } = useColorScheme();
  const scheme = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  const language = languageOfTag(i18n.language);
  return (
    <Box
      component="img"
      src={files[`./${screen}.${language}.${scheme}.webp`]}
      alt={alt}
      {...size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        borderRadius: 2,
        border: 1,
        borderColor: 'surface.border',
        boxShadow: '0 24px 60px -28px rgba(20, 30, 40, 0.45)',
      }}
    />
  );
}
