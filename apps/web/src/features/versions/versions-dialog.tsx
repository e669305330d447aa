import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SubmissionId, VersionList } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import { timeInSentence } from '../../lib/class-time.ts';
import { notify } from '../../lib/snackbars.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { FastRewindIcon } from '../../ui/icons/index.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { firstComparison } from './hand-in-rules.ts';
import { useRestore, useVersions } from './use-versions.ts';
import { VersionColumn } from './version-column.tsx';
import { VersionPreview } from './version-preview.tsx';
import { VersionsFrame } from './versions-frame.tsx';

export interface VersionsDialogProps {
  submissionId: SubmissionId;
  /** Of the text. */
  title: string;
  canRestore: boolean;
  /** Saves what is not saved yet, so that the list ends with the words on the screen. */
  saveFirst: () => Promise<boolean>;
  /** Before a version is brought back: the editor gives what it has and makes ready for another text. */
  prepareRestore: () => Promise<boolean>;
  onRestored: () => void;
  onClose: () => void;
  /** The version as its pages look. */
  renderDocument: (seq: number, label: string) => ReactNode;
}

/** A student's own text as it was: to look at, to compare with now, and to bring back. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { t } = useTranslation('versions');
  const [, goTo] = useRewindPosition();
  const query = useVersions(props.submissionId, props.saveFirst);
  const first = query.data?.pages[0];
  return (
    <FullScreenDialog
      open
      title={t('title')}
      subtitle={props.title}
      onClose={props.onClose}
      width="full"
      actions={
        <Button startIcon={<FastRewindIcon />} onClick={() => goTo({ kind: 'start' })}>
          {t('rewind')}
        </Button>
      }
    >
      {query.isPending && <LoadingPage />}
      {query.isError && first === undefined && (
        <ErrorPage error={query.error} onRetry={() => void query.refetch()} />
      )}
      {first !== undefined &&
        (first.current.seq === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <Versions {...props} list={first} query={query} />
        ))}
    </FullScreenDialog>
  );
}

type ContentProps = VersionsDialogProps & { list: VersionList; query: ReturnType<typeof useVersions> };

function Versions({ list, query, ...props }: ContentProps) {
  const { t } = useTranslation('versions');
  const { submissionId, prepareRestore, saveFirst } = props;
  const isSideBySide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  // Beside the list the draft before the present text is shown at once; without room for both nothing is.
  const [chosen, setChosen] = useState<number | null>(isSideBySide ? firstComparison(list) : null);
  const restore = useRestore({
    submissionId,
    prepare: async () => (await saveFirst()) && (await prepareRestore()),
    onRestored: (at) => {
      notify(t('restore.done', { time: timeInSentence(at, list.timezone) }));
      props.onRestored();
    },
  });
  const choose = (seq: number | null) => {
    restore.reset();
    setChosen(seq);
  };
  return (
    <VersionsFrame
      isSideBySide={isSideBySide}
      isChosen={chosen !== null}
      list={<VersionColumn {...{ submissionId, list, query, chosen }} onChoose={choose} />}
      preview={
        chosen !== null && (
          <VersionPreview
            key={chosen}
            {...{ submissionId, list, restore }}
            seq={chosen}
            canRestore={props.canRestore}
            renderDocument={props.renderDocument}
            onBack={isSideBySide ? null : () => choose(null)}
            onRestore={({ seq, at }) => restore.mutate({ seq, at, head: list.current.seq })}
            onReload={() => void query.refetch()}
          />
        )
      }
    />
  );
}
