import './style.css';
import './ui/ui.css';
import './ui/panel.css';
import './frame/page/page.css';
import { applyReadingPreferences } from '@redraft/reading';
import { directionOf } from '@redraft/sentences/languages';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from './appearance.ts';
import { readBoot } from './boot.ts';
import './fonts.ts';
import { readOfflineBoot } from './frame/offline/offline-boot.ts';
import { Message } from './frame/page/Message.tsx';
import { requestFile } from './frame/saving/open-document.ts';
import { loadTexts, pageLanguageOf, TextsProvider } from './i18n.ts';
import { findKind } from './kinds.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const boot =
    readBoot(document.getElementById('boot')?.textContent ?? null, window.location.href) ??
    readOfflineBoot(window.location.href);
  // The key of the device has no place in the history of the tab.
  if (boot?.accessToken === '') history.replaceState(null, '', location.pathname + location.search);
  const language = pageLanguageOf(boot?.lang || navigator.language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  applyReadingPreferences(document);
  const show = (t: TFunction, page: ReactNode): void =>
    createRoot(root).render(<TextsProvider value={t}>{page}</TextsProvider>);
  if (boot === null) {
    const t = await loadTexts(language);
    show(t, <Message title={t('failed.title')} text={t('failed.signedOut')} />);
    return;
  }
  const requestedFile = requestFile(boot);
  const { catalogues, load } = findKind(window.location.href);
  const [kind, t] = await Promise.all([load(), loadTexts(language, catalogues)]);
  const appearance = applyAppearance(document.documentElement, boot, kind.component);
  show(t, kind.page({ boot, requestedFile, appearance }));
}

void start();
