import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { useDocumentFocus } from '../../ui/document-focus.ts';
import type { DocumentWorker, Edit } from '../document.ts';
import type { WritingSession } from '../saving/writing.ts';
import { readCurrent } from '../wopi/read-current.ts';
import type { WopiFile } from '../wopi/wopi-client.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { Notice } from './Notice.tsx';
import { usePendingAction } from './use-pending-action.ts';

interface Props<OwnEdit extends Edit, Content> {
  file: WopiFile;
  writing: WritingSession<OwnEdit, Content>;
  worker: DocumentWorker<OwnEdit, Content>;
  downloadMine: () => void;
}

/** Both this page and the server have new edits: the user decides about them, and can continue writing until then. */
export function OutdatedNotice<OwnEdit extends Edit, Content>({
  file,
  writing,
  worker,
  downloadMine,
}: Props<OwnEdit, Content>) {
  const t = useTexts();
  const [isComparing, setComparing] = useState(false);
  const action = usePendingAction();
  const documentFocus = useDocumentFocus();
  // The button has disappeared, so the focus moves to the document.
  const runAndFocus = (adopt: () => Promise<unknown>): void =>
    action.run(async () => {
      const outcome = await adopt();
      if (outcome !== false) documentFocus?.focus();
      return outcome;
    });
  const keepBoth = () =>
    writing.adopt(async () => {
      const { bytes, fileInfo } = await readCurrent(file);
      const merged = await worker.merge(writing.base(), bytes);
      return { bytes: merged, base: bytes, version: fileInfo.lastModifiedTime, isSaved: false };
    });
  const takeTheirs = () =>
    writing.adopt(async () => {
      const { bytes, fileInfo } = await readCurrent(file);
      return { bytes, base: bytes, version: fileInfo.lastModifiedTime, isSaved: true };
    });
  return (
    <>
      <Notice tone="warning" text={action.hasFailed ? t('behind.failed') : t('behind.text')}>
        <button
          type="button"
          className="main-action"
          disabled={action.isBusy}
          onClick={() => runAndFocus(keepBoth)}
        >
          {t('behind.keepBoth')}
        </button>
        <button type="button" disabled={action.isBusy} onClick={() => setComparing(true)}>
          {t('behind.compare')}
        </button>
        <button type="button" disabled={action.isBusy} onClick={() => runAndFocus(takeTheirs)}>
          {t('behind.takeTheirs')}
        </button>
        <button type="button" onClick={downloadMine}>
          {t('refused.download')}
        </button>
      </Notice>
      {isComparing ? (
        <CompareDialog
          load={async () => worker.compare((await readCurrent(file)).bytes)}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}
