import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditing } from '../editing/editing-context.ts';
import { usePanelForReaders } from '../review/use-panel-for-readers.ts';
import { usePageActs, useSurroundings } from '../tools/page-acts.tsx';
import { allPanels } from './all-panels.tsx';

/** Beside the text, and on phones a sheet over it: one panel at a time. */
export function PanelPlace() {
  const t = useTexts();
  usePanelForReaders();
  const { panel } = useSurroundings();
  const page = usePageActs();
  const editing = useEditing();
  const place = useRef<HTMLElement>(null);
  const titleId = useId();
  const Content = panel === null ? null : allPanels[panel];
  if (panel === null || Content === null) return null;
  const close = (): void => {
    const hadFocus = place.current?.contains(document.activeElement) ?? false;
    page.closePanel();
    if (hadFocus) editing.view.focus();
  };
  return (
    <aside
      ref={place}
      className="panel"
      data-region="panel"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
        event.preventDefault();
        close();
      }}
    >
      <header className="panel-head">
        <h2 id={titleId}>{t(`panels:${panel}`)}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('close')}
          title={t('close')}
          onClick={close}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <div className="panel-body">
        <Content />
      </div>
    </aside>
  );
}
