import './style.css';
import './ui/ui.css';
import './ui/panel.css';
import './frame/page/page.css';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from './appearance.ts';
import { readBoot } from './boot.ts';
import { loadFonts } from './fonts.ts';
import { Message } from './frame/page/Message.tsx';
import { chooseLanguage, loadTexts, TextsProvider } from './i18n.ts';
import { loadKindFor } from './kinds.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const boot = readBoot(document.getElementById('boot')?.textContent ?? null, window.location.href);
  const language = chooseLanguage(boot?.lang || navigator.language);
  document.documentElement.lang = language;
  loadFonts();
  const kind = await loadKindFor(window.location.href);
  const t = await loadTexts(language, kind.catalogues);
  const page =
    boot === null ? (
      <Message title={t('failed.title')} text={t('failed.signedOut')} />
    ) : (
      kind.page({ boot, appearance: applyAppearance(document.documentElement, boot, kind.component) })
    );
  createRoot(root).render(<TextsProvider value={t}>{page}</TextsProvider>);
}

void start();
