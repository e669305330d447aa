import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import type { Edit } from '../document.ts';
import type { UnrecoveredText } from '../saving/recover-edits.ts';
import type { SaveState } from '../saving/save-loop.ts';
import type { OpeningContext } from './document-kind.ts';
import { download } from './download.ts';
import { Notice } from './Notice.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import { UnrecoveredNotice } from './UnrecoveredNotice.tsx';

interface Props<OwnEdit extends Edit, Content> {
  opened: OpeningContext<OwnEdit, Content>;
  /** Other notices of this document type for writers. */
  children: (openOriginal: () => void) => ReactNode;
}

/** Notices about the user's own edits, at most one line each. None takes the focus. */
export function Notices<OwnEdit extends Edit, Content>({ opened, children }: Props<OwnEdit, Content>) {
  const t = useTexts();
  const { document, access, state, writing, worker } = opened;
  const [unrecovered, setUnrecovered] = useState(document.unrecovered);
  const { baseName, extension } = splitFileName(document.fileInfo.baseFileName);
  const downloadAs = (bytes: Uint8Array, key: 'copyName' | 'originalName'): void =>
    download(bytes, `${t(key, { name: baseName })}${extension}`);
  const downloadCopy = (bytes: Uint8Array): void => downloadAs(bytes, 'copyName');
  const downloadMine = (): void => void writing.mine().then(downloadCopy);
  const downloadOriginal = (): void => downloadAs(document.bytes, 'originalName');
  return (
    <>
      {document.isTooLarge ? (
        <Notice
          tone="info"
          text={t(document.fileInfo.userCanWrite ? 'tooLarge.toWrite' : 'tooLarge.forPages')}
        >
          {document.fileInfo.download === 'forbidden' ? null : (
            <button type="button" onClick={() => download(document.bytes, document.fileInfo.baseFileName)}>
              {t('tooLarge.download')}
            </button>
          )}
        </Notice>
      ) : null}
      {access.mode === 'view' && access.reason !== null ? (
        <Notice tone="info" text={t('readOnlyNotice', { reason: access.reason || t('lockedElsewhere') })} />
      ) : null}
      {unrecovered.map((words) => (
        <UnrecoveredNotice
          key={words.id}
          unrecovered={words}
          lang={opened.lang}
          onDismiss={async () => {
            setUnrecovered(unrecovered.filter(({ id }) => id !== words.id));
            await forgetUnrecovered(opened, words);
          }}
        />
      ))}
      {document.recovered.kind === 'nothing' ? null : (
        <RecoveryNotice opened={opened} unrecovered={unrecovered} download={downloadCopy} />
      )}
      {access.mode === 'edit' ? children(downloadOriginal) : null}
      {state.kind === 'behind' ? (
        <OutdatedNotice file={document.file} {...{ writing, worker, downloadMine }} />
      ) : null}
      {state.kind === 'refused' || state.kind === 'held' ? (
        <Notice tone="warning" text={getRefusalText(state, t)}>
          <button type="button" onClick={downloadMine}>
            {t('refused.download')}
          </button>
        </Notice>
      ) : null}
      {state.kind !== 'saved' && state.kind !== 'saving' && !writing.isStored() ? (
        <Notice tone="warning" text={t('notKept')} />
      ) : null}
    </>
  );
}

/** Removes the record once the user has decided about it. */
async function forgetUnrecovered<OwnEdit extends Edit, Content>(
  { document: { recovered }, journal }: OpeningContext<OwnEdit, Content>,
  { id }: UnrecoveredText,
): Promise<void> {
  const isUndecided = recovered.kind === 'both' && recovered.opening.id === id;
  if (!isUndecided) await journal.forget(id);
}

function splitFileName(name: string): { baseName: string; extension: string } {
  const [extension = ''] = /\.[^.]+$/.exec(name) ?? [];
  return { baseName: name.slice(0, name.length - extension.length), extension };
}

function getRefusalText(
  state: Extract<SaveState, { kind: 'refused' | 'held' }>,
  t: ReturnType<typeof useTexts>,
): string {
  if (state.kind === 'held') return t('refused.held');
  return state.cause === 'forbidden' ? state.message || t('refused.forbidden') : t(`refused.${state.cause}`);
}
