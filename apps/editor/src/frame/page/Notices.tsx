import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import type { Edit } from '../document.ts';
import type { UnrecoveredWords } from '../saving/recover-edits.ts';
import type { SaveState } from '../saving/save-loop.ts';
import type { Opened } from './document-kind.ts';
import { download } from './download.ts';
import { Notice } from './Notice.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import { UnrecoveredNotice } from './UnrecoveredNotice.tsx';

interface Props<OwnEdit extends Edit, Content> {
  opened: Opened<OwnEdit, Content>;
  /** Other notices of this document type for writers. */
  children: (openOriginal: () => void) => ReactNode;
}

/** Notices about the user's own edits, at most one line each. None takes the focus. */
export function Notices<OwnEdit extends Edit, Content>({ opened, children }: Props<OwnEdit, Content>) {
  const t = useTexts();
  const { document, access, state, writing, worker } = opened;
  const [left, setLeft] = useState(document.left);
  const { plainName, ending } = partsOfName(document.facts.baseFileName);
  const give = (bytes: Uint8Array, key: 'copyName' | 'originalName'): void =>
    download(bytes, `${t(key, { name: plainName })}${ending}`);
  const giveMine = (bytes: Uint8Array): void => give(bytes, 'copyName');
  const downloadMine = (): void => void writing.mine().then(giveMine);
  const giveOriginal = (): void => give(document.bytes, 'originalName');
  return (
    <>
      {document.isTooLarge ? (
        <Notice tone="info" text={t(document.facts.userCanWrite ? 'tooLarge.toWrite' : 'tooLarge.forPages')}>
          {document.facts.download === 'forbidden' ? null : (
            <button type="button" onClick={() => download(document.bytes, document.facts.baseFileName)}>
              {t('tooLarge.download')}
            </button>
          )}
        </Notice>
      ) : null}
      {access.mode === 'view' && access.because !== null ? (
        <Notice tone="info" text={t('readOnlyNotice', { reason: access.because || t('lockedElsewhere') })} />
      ) : null}
      {left.map((words) => (
        <UnrecoveredNotice
          key={words.id}
          words={words}
          lang={opened.lang}
          onDismiss={async () => {
            setLeft(left.filter(({ id }) => id !== words.id));
            await forgetUnrecovered(opened, words);
          }}
        />
      ))}
      {document.recovered.kind === 'nothing' ? null : (
        <RecoveryNotice opened={opened} left={left} download={giveMine} />
      )}
      {access.mode === 'edit' ? children(giveOriginal) : null}
      {state.kind === 'behind' ? (
        <OutdatedNotice file={document.file} {...{ writing, worker, downloadMine }} />
      ) : null}
      {state.kind === 'refused' || state.kind === 'held' ? (
        <Notice tone="warning" text={refusal(state, t)}>
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
  { document: { recovered }, journal }: Opened<OwnEdit, Content>,
  { id }: UnrecoveredWords,
): Promise<void> {
  const isAwaited = recovered.kind === 'both' && recovered.words.id === id;
  if (!isAwaited) await journal.forget(id);
}

function partsOfName(name: string): { plainName: string; ending: string } {
  const [ending = ''] = /\.[^.]+$/.exec(name) ?? [];
  return { plainName: name.slice(0, name.length - ending.length), ending };
}

function refusal(
  state: Extract<SaveState, { kind: 'refused' | 'held' }>,
  t: ReturnType<typeof useTexts>,
): string {
  if (state.kind === 'held') return t('refused.held');
  return state.cause === 'forbidden' ? state.message || t('refused.forbidden') : t(`refused.${state.cause}`);
}
