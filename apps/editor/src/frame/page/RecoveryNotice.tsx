import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import type { BytesWithEdits, Edit } from '../document.ts';
import type { Recovered, UnrecoveredText } from '../saving/recover-edits.ts';
import { readCurrent } from '../wopi/read-current.ts';
import type { OpeningContext } from './document-kind.ts';
import { Notice } from './Notice.tsx';
import { usePendingAction } from './use-pending-action.ts';

interface Props<OwnEdit extends Edit, Content> {
  opened: OpeningContext<OwnEdit, Content>;
  /** Text that could not be restored and is still needed. */
  unrecovered: readonly UnrecoveredText[];
  download: (bytes: Uint8Array) => void;
}

type UnmergedOpening<OwnEdit extends Edit, Content> = Extract<
  Recovered<OwnEdit, Content>,
  { kind: 'both' }
>['opening'];

/** Edits of an earlier session that the server lacks: restored if they continue the server's version, otherwise the user decides. */
export function RecoveryNotice<OwnEdit extends Edit, Content>({
  opened,
  unrecovered,
  download,
}: Props<OwnEdit, Content>) {
  const { document, access, writing, worker, journal, lang } = opened;
  const t = useTexts();
  const [isOpen, setOpen] = useState(true);
  const action = usePendingAction();
  const { recovered, file } = document;
  if (!isOpen || recovered.kind === 'nothing') return null;
  if (recovered.kind === 'ahead') {
    if (access.mode === 'edit') return null;
    return (
      <Notice tone="warning" text={t('kept.notNow')}>
        <button type="button" onClick={() => download(recovered.bytes)}>
          {t('refused.download')}
        </button>
      </Notice>
    );
  }
  const { opening } = recovered;
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(opening.at);
  const forgetAndClose = async (): Promise<void> => {
    await journal.forget(opening.id, unrecovered.find(({ id }) => id === opening.id)?.text);
    setOpen(false);
  };
  const keepBoth = async (): Promise<void> => {
    await writing.adopt(async () => {
      const { bytes, fileInfo } = await readCurrent(file);
      const [base, mine] = await Promise.all([
        worker.replay(toLastSavedState(opening)),
        worker.replay(opening),
      ]);
      const merged = await worker.mergeBytes({ base, mine, theirs: bytes });
      return { bytes: merged, base: bytes, version: fileInfo.lastModifiedTime, isSaved: false };
    });
    await forgetAndClose();
  };
  const downloadRecovered = async () => download(await worker.replay(opening));
  return (
    <Notice tone="info" text={action.hasFailed ? t('behind.failed') : t('kept.both', { time })}>
      {access.mode === 'edit' ? (
        <button
          type="button"
          className="main-action"
          disabled={action.isBusy}
          onClick={() => action.run(keepBoth)}
        >
          {t('kept.add')}
        </button>
      ) : null}
      <button type="button" disabled={action.isBusy} onClick={() => action.run(downloadRecovered)}>
        {t('kept.download')}
      </button>
      <button type="button" disabled={action.isBusy} onClick={() => action.run(forgetAndClose)}>
        {t('kept.discard')}
      </button>
    </Notice>
  );
}

/** The version last saved on the server. */
function toLastSavedState<OwnEdit extends Edit, Content>({
  bytes,
  edits,
  saved,
}: UnmergedOpening<OwnEdit, Content>): BytesWithEdits<OwnEdit, Content> {
  return { bytes, edits: edits.slice(0, saved.edits) };
}
