import './style.css';
import './contents/contents.css';
import './find/find.css';
import './header-footer/header-footer.css';
import './notes/notes.css';
import './page/page.css';
import './panels/panels.css';
import './review/review.css';
import './tools/tools.css';
import './ui/ui.css';
import './view/paper.css';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from './appearance.ts';
import { readBoot } from './boot.ts';
import { loadFonts } from './fonts.ts';
import { chooseLanguage, loadTexts, TextsProvider } from './i18n.ts';
import { EditorPage } from './page/EditorPage.tsx';
import { Message } from './page/Message.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const boot = readBoot(document.getElementById('boot')?.textContent ?? null, window.location.href);
  const language = chooseLanguage(boot?.lang || navigator.language);
  document.documentElement.lang = language;
  loadFonts();
  const t = await loadTexts(language);
  const page =
    boot === null ? (
      <Message title={t('failed.title')} text={t('failed.signedOut')} />
    ) : (
      <EditorPage boot={boot} appearance={applyAppearance(document.documentElement, boot)} />
    );
  createRoot(root).render(<TextsProvider value={t}>{page}</TextsProvider>);
}

void start();
