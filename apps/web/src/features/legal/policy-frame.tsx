import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { applyReadingPreferences } from '@redraft/reading';
import { languageOfTag } from '@redraft/sentences/languages';
import type { ReactEventHandler } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Policy = 'privacy' | 'terms' | 'accessibility';

/**
 * A policy of the operator in the reader's language: a separate document under /policies in an iframe, sized to its content and in the page's colour
 * scheme.
 */
export function PolicyFrame({ policy }: { policy: Policy }) {
  const { t, i18n } = useTranslation('legal');
  const { mode, systemMode } = useColorScheme();
  const scheme = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Document | null>(null);
  const [height, setHeight] = useState(600);
  const handleLoad: ReactEventHandler<HTMLIFrameElement> = ({ currentTarget }) =>
    setShown(currentTarget.contentDocument);
  // Synchronises the framed document with the page's colour scheme.
  useEffect(() => {
    shown?.documentElement.setAttribute('data-scheme', scheme);
  }, [shown, scheme]);
  // Synchronises the framed document with the reading preferences of this device.
  useEffect(() => {
    if (shown === null) return;
    shown.body.dataset.reading = 'zoom';
    return applyReadingPreferences(shown);
  }, [shown]);
  // Synchronises the height with the framed document, which reflows when the page becomes narrower.
  useEffect(() => {
    if (shown === null) return;
    const measure = () => setHeight(Math.ceil(shown.documentElement.getBoundingClientRect().height) + 16);
    const observer = new ResizeObserver(measure);
    observer.observe(shown.documentElement);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <Box
      component="iframe"
      ref={frame}
      key={languageOfTag(i18n.language)}
      src={`/policies/${policy}.${languageOfTag(i18n.language)}.html`}
      title={t(`${policy}.title`)}
      // No scripts; links open in the top window.
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      onLoad={handleLoad}
      sx={{ display: 'block', width: '100%', height, border: 0, colorScheme: scheme }}
    />
  );
}
