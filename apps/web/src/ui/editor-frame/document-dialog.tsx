import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { EditorFrame } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../dialogs/full-screen-dialog.tsx';
import { type SidePanel, TextWithSidePanels } from '../text-with-side-panels.tsx';
import type { DisplayOptions } from './document-editor.tsx';
import { DocumentEditor } from './document-editor.tsx';
import type { EditorFrameHandle } from './editor-frame-props.ts';
import { useAutosave } from './use-autosave.ts';

interface Props {
  title: string;
  subtitle?: string;
  /** Identifies the document. */
  document: string;
  open: (display: DisplayOptions) => Promise<EditorFrame>;
  onClose: () => void;
  /** A button of the page in the editor's toolbar, added once the document is loaded. */
  tool?: DocumentTool | undefined;
  /** Whether the editor takes the focus on opening. */
  takesFocus?: boolean;
  /** Buttons at the end of the title bar. */
  actions?: ReactNode;
  /** Panels beside the document. */
  sidePanels?: readonly SidePanel[];
}

export interface DocumentTool {
  id: string;
  label: string;
  /** A URL that third-party editors can load too. */
  icon: string;
  onPress: (openedDocument: OpenedDocument) => void;
}

/** What a tool can request from the open document. */
export interface OpenedDocument {
  /** Makes the editor flush pending changes; resolves to false on failure. */
  prepare: () => Promise<boolean>;
  reload: () => void;
}

/** A document in a full-screen dialog. Closing saves first and asks if the save failed. */
export function DocumentDialog(props: Props) {
  const {
    title,
    subtitle,
    document,
    open,
    onClose,
    tool,
    takesFocus = false,
    sidePanels = [],
    actions,
  } = props;
  const { t } = useTranslation('ui');
  const frame = useRef<EditorFrameHandle>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isModified, setModified] = useState(false);
  const [closing, setClosing] = useState<'no' | 'saving' | 'failed'>('no');
  useAutosave({ frame, isActive: isLoaded, isMainText: false });
  const handleClose = async () => {
    if (!isLoaded || !isModified || frame.current === null || closing === 'failed') return onClose();
    setClosing('saving');
    const outcome = await frame.current.save({ notify: true });
    if (outcome.success) return onClose();
    setClosing('failed');
  };
  const handleLoaded = () => {
    setLoaded(true);
    if (tool) frame.current?.insertButton({ id: tool.id, label: tool.label, imgurl: tool.icon });
  };
  const handleButton = (id: string) => {
    if (id !== tool?.id) return;
    tool.onPress({
      prepare: () => frame.current?.prepareRestore() ?? Promise.resolve(true),
      reload: () => {
        setLoaded(false);
        setModified(false);
        frame.current?.reload();
      },
    });
  };
  return (
    <FullScreenDialog
      open
      title={title}
      subtitle={subtitle}
      onClose={() => void handleClose()}
      actions={actions}
      hasUnsavedChanges={closing === 'failed' && isModified}
      width="full"
    >
      <Stack sx={{ height: 'calc(100dvh - 62px)', p: { xs: 1, sm: 1.5 }, gap: 1 }}>
        {closing === 'saving' && <LinearProgress aria-label={t('document.saving')} />}
        {closing === 'failed' && <Alert severity="warning">{t('document.unsaved')}</Alert>}
        <TextWithSidePanels panels={sidePanels}>
          <DocumentEditor
            open={open}
            opening={document}
            title={title}
            height="100%"
            takesFocus={takesFocus}
            ref={frame}
            onLoaded={handleLoaded}
            onClickedButton={handleButton}
            onModified={(modified) => {
              setModified(modified);
              // After a failure, the next change or save allows another attempt.
              setClosing((now) => (now === 'failed' ? 'no' : now));
            }}
          />
        </TextWithSidePanels>
      </Stack>
    </FullScreenDialog>
  );
}
