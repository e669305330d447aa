import './style.css';
import './docx/contents/contents.css';
import './docx/find/find.css';
import './docx/header-footer/header-footer.css';
import './docx/notes/notes.css';
import './docx/page/page.css';
import './docx/panels/panels.css';
import './docx/review/review.css';
import './docx/tools/tools.css';
import './ui/ui.css';
import './docx/view/paper.css';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from './appearance.ts';
import { readBoot } from './boot.ts';
import { textKind } from './docx/text-kind.ts';
import { loadFonts } from './fonts.ts';
import { EditorPage } from './frame/page/EditorPage.tsx';
import { Message } from './frame/page/Message.tsx';
import { chooseLanguage, loadTexts, TextsProvider } from './i18n.ts';

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
      <EditorPage kind={textKind} boot={boot} appearance={applyAppearance(document.documentElement, boot)} />
    );
  createRoot(root).render(<TextsProvider value={t}>{page}</TextsProvider>);
}

void start();
