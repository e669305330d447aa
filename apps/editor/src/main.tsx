import './style.css';
import { setGoogleFontsEnabled } from '@eigenpal/docx-editor-core';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from './appearance.ts';
import { readBoot } from './boot.ts';
import { loadFonts } from './fonts.ts';
import { chooseLanguage, loadTexts, TextsProvider } from './i18n.ts';
import { EditorPage } from './page/EditorPage.tsx';
import { Message } from './page/Message.tsx';

// Nothing is ever fetched from another origin; this has to be said before the editor loads a document.
setGoogleFontsEnabled(false);

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const boot = readBoot(document.getElementById('boot')?.textContent ?? null, window.location.href);
  const language = chooseLanguage(boot?.lang || navigator.language);
  document.documentElement.lang = language;
  const [t] = await Promise.all([loadTexts(language), loadFonts()]);
  const page =
    boot === null ? (
      <Message title={t('failed.title')} text={t('failed.signedOut')} />
    ) : (
      <EditorPage boot={boot} appearance={applyAppearance(document.documentElement, boot)} />
    );
  createRoot(root).render(<TextsProvider value={t}>{page}</TextsProvider>);
}

void start();
