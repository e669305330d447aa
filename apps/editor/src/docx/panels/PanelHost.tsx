import { memo } from 'react';
import { useTexts } from '../../i18n.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useEditor } from '../editing/editing-context.ts';
import { usePanelForReaders } from '../review/use-panel-for-readers.ts';
import { usePageActions, usePageUiState } from '../toolkit/page-actions.tsx';
import { allPanels } from './all-panels.tsx';

/** Shows one panel at a time. */
export const PanelHost = memo(() => {
  const t = useTexts();
  usePanelForReaders();
  const { panel } = usePageUiState();
  const page = usePageActions();
  const editor = useEditor();
  const Content = panel === null ? null : allPanels[panel];
  if (panel === null || Content === null) return null;
  return (
    <SidePanel
      title={t(`panels:${panel}`)}
      onClose={page.closePanel}
      focusDocument={() => editor.view.focus()}
    >
      <Content />
    </SidePanel>
  );
});
