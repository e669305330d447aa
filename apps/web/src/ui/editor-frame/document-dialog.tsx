import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { EditorFrame } from '@redraft/contracts';
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
  /** Tells this document from others. */
  document: string;
  open: (display: DisplayOptions) => Promise<EditorFrame>;
  onClose: () => void;
  /** A tool of the page among those of the editor, once the document is loaded. */
  tool?: DocumentTool | undefined;
  /** Whether it is opened to be written in. */
  takesFocus?: boolean;
  /** What stands beside the document. */
  sidePanels?: readonly SidePanel[];
}

export interface DocumentTool {
  id: string;
  label: string;
  /** An address that an editor of another maker can load, too. */
  icon: string;
  onPress: (opened: OpenedDocument) => void;
}

/** What a tool asks of the document that is open. */
export interface OpenedDocument {
  /** Has it bring in what it has; false where that does not work. */
  prepare: () => Promise<boolean>;
  reload: () => void;
}

/** A document over the page. Closing it saves first; what could not be saved is not given up without a question. */
export function DocumentDialog(props: Props) {
  const { title, subtitle, document, open, onClose, tool, takesFocus = false, sidePanels = [] } = props;
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
            onModified={(isNow) => {
              setModified(isNow);
              // What has failed once is tried again after the next change or save.
              setClosing((now) => (now === 'failed' ? 'no' : now));
            }}
          />
        </TextWithSidePanels>
      </Stack>
    </FullScreenDialog>
  );
}
