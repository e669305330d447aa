import createCache, { type Options } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { directionOf, type Language } from '@redraft/sentences/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hero } from '../../features/landing/index.ts';
import { languageStorageKey, startI18nIn } from '../../lib/i18n.ts';
import { mirrored } from '../../lib/mirrored-styles.ts';
import { sessionStorageKey } from '../../lib/session.ts';
import { setSite } from '../../lib/site.ts';
import { getTheme, modeStorageKey } from '../../ui/theme/theme.ts';
import { PublicBar } from '../public/public-bar.tsx';
import { firstScreenId, showFirstScreen } from './show-first-screen.ts';

/** Filled in by the server. */
const nonce = 'REDRAFT-NONCE';
const site = {
  email: 'REDRAFT-EMAIL',
  operator: 'REDRAFT-OPERATOR',
  operatorUrl: 'REDRAFT-WEBSITE',
  offlineWriting: false,
  hasPseudoLanguages: false,
};
const keys = { session: sessionStorageKey, language: languageStorageKey, mode: modeStorageKey };

/** What a visitor sees of the landing page without scrolling, as HTML in a template, and the script that shows it. Runs while building. */
export async function renderFirstScreen(language: Language): Promise<string> {
  setSite(site);
  await startI18nIn(language, 'entrance');
  // The content security policy forbids style attributes. The only ones are MUI's, for the shadow of a bar that has none.
  const markup = renderToStaticMarkup(<FirstScreen language={language} />).replaceAll(/ style="[^"]*"/g, '');
  const call = `(${showFirstScreen.toString()})(${JSON.stringify(firstScreenId)},${JSON.stringify(keys)})`;
  return `<template id="${firstScreenId}">${markup}</template><script nonce="${nonce}">${call}</script>`;
}

function FirstScreen({ language }: { language: Language }) {
  const direction = directionOf(language);
  // Styles of its own, removed with it: those of the page come with the scripts.
  const options: Options = { key: 'first', nonce, ...(direction === 'rtl' ? mirrored : {}) };
  return (
    <CacheProvider value={createCache(options)}>
      <ThemeProvider theme={getTheme(direction)} defaultMode="system" modeStorageKey={modeStorageKey}>
        <CssBaseline />
        <Box sx={{ minHeight: '100dvh' }}>
          <PublicBar path="/" onMenu={() => undefined} />
          <Box component="main">
            <Hero />
          </Box>
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
