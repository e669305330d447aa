import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { languageOfTag } from '@redraft/sentences/languages';
import { useTranslation } from 'react-i18next';

/** Screenshots of the demo data by `npm run pictures`: `<name>.<language>.<scheme>.webp`, and `….small.webp`, of half the size. */
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

type Scheme = 'light' | 'dark';
const prefersDark = '(prefers-color-scheme: dark)';
const narrow = '(max-width: 599px)';

interface Props {
  screen: Screen;
  alt: string;
  /** The first image on a page, which is loaded eagerly. */
  isFirst?: boolean;
}

/** A screenshot of the product in the reader's language and colour scheme. */
export function ScreenPicture({ screen, alt, isFirst = false }: Props) {
  const { i18n } = useTranslation();
  const { mode = 'system' } = useColorScheme();
  const language = languageOfTag(i18n.language);
  const fileIn = (scheme: Scheme) => files[`./${screen}.${language}.${scheme}.webp`];
  const smallIn = (scheme: Scheme) => files[`./${screen}.${language}.${scheme}.small.webp`];
  const scheme = mode === 'dark' ? 'dark' : 'light';
  return (
    <picture>
      {mode === 'system' && smallIn('dark') !== undefined && (
        <source media={`${narrow} and ${prefersDark}`} srcSet={smallIn('dark')} />
      )}
      {smallIn(scheme) !== undefined && <source media={narrow} srcSet={smallIn(scheme)} />}
      {mode === 'system' && <source media={prefersDark} srcSet={fileIn('dark')} />}
      <Box
        component="img"
        src={fileIn(scheme)}
        alt={alt}
        {...size}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
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
    </picture>
  );
}
