import { UnshownNotice } from '../../docx/page/UnshownNotice.tsx';
import type { DocumentWorker } from '../../docx/worker/start-worker.ts';
import { useTexts } from '../../i18n.ts';
import type { Journal } from '../saving/journal.ts';
import type { Access, OpenDocument } from '../saving/open-document.ts';
import type { SaveState } from '../saving/save-loop.ts';
import type { Writing } from '../saving/writing.ts';
import { BehindNotice } from './BehindNotice.tsx';
import { download } from './download.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  opened: OpenDocument;
  access: Access;
  state: SaveState;
  writing: Writing;
  worker: DocumentWorker;
  journal: Journal;
  lang: string;
}

/** What the user has to know about the own words, at most one line for each thing. None of them takes the keys. */
export function Notices({ opened, access, state, writing, worker, journal, lang }: Props) {
  const t = useTexts();
  const plainName = opened.facts.baseFileName.replace(/\.docx$/i, '');
  const name = t('copyName', { name: plainName });
  const downloadMine = (): void => void writing.mine().then((bytes) => download(bytes, name));
  return (
    <>
      {access.mode === 'view' && access.because !== null ? (
        <Notice tone="info" text={t('readOnlyNotice', { reason: access.because || t('lockedElsewhere') })} />
      ) : null}
      {opened.recovered.kind === 'nothing' ? null : (
        <KeptNotice {...{ opened, access, writing, worker, journal, lang, name }} />
      )}
      {access.mode === 'edit' ? (
        <UnshownNotice
          worker={worker}
          lang={lang}
          openOriginal={() => download(opened.bytes, t('originalName', { name: plainName }))}
        />
      ) : null}
      {state.kind === 'behind' ? (
        <BehindNotice file={opened.file} {...{ writing, worker, downloadMine }} />
      ) : null}
      {state.kind === 'refused' || state.kind === 'held' ? (
        <Notice tone="warning" text={refusal(state, t)}>
          <button type="button" onClick={downloadMine}>
            {t('refused.download')}
          </button>
        </Notice>
      ) : null}
      {state.kind !== 'saved' && state.kind !== 'saving' && !writing.isKept() ? (
        <Notice tone="warning" text={t('notKept')} />
      ) : null}
    </>
  );
}

function refusal(
  state: Extract<SaveState, { kind: 'refused' | 'held' }>,
  t: ReturnType<typeof useTexts>,
): string {
  if (state.kind === 'held') return t('refused.held');
  return state.cause === 'forbidden' ? state.message || t('refused.forbidden') : t(`refused.${state.cause}`);
}
