import './plain.css';
import type { ReactNode } from 'react';
import { useRegions } from '../../frame/keyboard/use-regions.ts';
import { Busy } from '../../frame/page/Busy.tsx';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';
import { HostButtons } from '../../frame/page/HostButtons.tsx';
import { useTexts } from '../../i18n.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import { DictationBar } from '../dictation/DictationBar.tsx';
import type { Edit } from '../document/edits.ts';
import { useEditor } from '../editing/editing-context.ts';
import { FindStrip } from '../find/FindStrip.tsx';
import { PanelHost } from '../panels/PanelHost.tsx';
import { ReadAloudBar } from '../reading/ReadAloudBar.tsx';
import { CommentsPanel } from '../review/CommentsPanel.tsx';
import { usePageActions, usePageUiState } from '../toolkit/page-actions.tsx';
import { writingHintId } from '../tools/plugins/leave-text.ts';
import type { TextWorker } from '../worker/start-worker.ts';
import type { SentDocument } from '../worker/text-work.ts';
import { PlainStatus } from './PlainStatus.tsx';
import { PlainTools } from './PlainTools.tsx';

interface Props {
  opened: OpenedPageProps<Edit, SentDocument, TextWorker>;
  notices: ReactNode;
  children: ReactNode;
}

/**
 * The text editor for screen-reader users and those who prefer a plain view: landmarks, semantic headings and lists, and all comments and
 * suggestions.
 */
export function PlainPage({ opened, notices, children }: Props) {
  const { document, access, state, appearance, bridge, ui, onClose } = opened;
  const t = useTexts();
  const { fileInfo } = document;
  const { view } = useEditor();
  useRegions(
    () => view.dom,
    () => view.focus(),
  );
  const hasTools = appearance.showToolbar && ui.showMenubar;
  return (
    <div
      className="plain desk"
      data-large={document.isTooLarge}
      data-mode={access.mode}
      data-copy={!fileInfo.disableCopy}
    >
      <SkipLinks />
      <section className="plain-banner" aria-label={t('menusAndTools')}>
        <div className="plain-title">
          <h1>{fileInfo.title}</h1>
          <HostButtons ui={ui} bridge={bridge} onClose={onClose} />
        </div>
        {hasTools ? <PlainTools /> : null}
        <FindStrip />
        <ReadAloudBar />
        <DictationBar />
      </section>
      {notices}
      <div className="plain-work">
        <main aria-label={t('document')}>
          <p id={writingHintId} className="plain-hint">
            {t('plain:hint', { tools: formatShortcut('Alt-F10', t), help: formatShortcut('F1', t) })}
          </p>
          {children}
        </main>
        <Aside />
      </div>
      <PlainStatus state={access.mode === 'edit' ? state : 'viewOnly'} goal={ui.wordGoal} />
      <Busy ui={ui} />
    </div>
  );
}

/** The first tab stops, visible while focused. */
function SkipLinks() {
  const t = useTexts();
  const { view } = useEditor();
  return (
    <nav className="plain-skips" aria-label={t('plain:skip.name')}>
      <button type="button" onClick={() => view.focus()}>
        {t('plain:skip.text')}
      </button>
      <button type="button" onClick={() => window.document.getElementById(asideId)?.focus()}>
        {t('plain:skip.review')}
      </button>
    </nav>
  );
}

const asideId = 'plain-review';

/** Comments and suggestions, always visible; the outline on request. */
function Aside() {
  const t = useTexts();
  const { panel } = usePageUiState();
  const page = usePageActions();
  return (
    <div className="plain-asides">
      {panel === 'outline' ? <PanelHost /> : null}
      <aside
        id={asideId}
        data-region="panel"
        aria-labelledby="plain-review-name"
        tabIndex={-1}
        onKeyDown={({ key }) => key === 'Escape' && page.closePanel()}
      >
        <h2 id="plain-review-name">{t('panels:comments')}</h2>
        <CommentsPanel />
      </aside>
    </div>
  );
}
