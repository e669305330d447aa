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
import { findInitialComparison } from './hand-in-rules.ts';
import { useRestore, useVersions } from './use-versions.ts';
import { VersionColumn } from './version-column.tsx';
import { VersionPreview } from './version-preview.tsx';
import { VersionsFrame } from './versions-frame.tsx';

export interface VersionsDialogProps {
  submissionId: SubmissionId;
  /** Title of the text. */
  title: string;
  canRestore: boolean;
  /** Saves pending changes, so that the list includes the current text. */
  saveFirst: () => Promise<boolean>;
  /** Before restoring: the editor flushes its changes and expects another text. */
  prepareRestore: () => Promise<boolean>;
  onRestored: () => void;
  onClose: () => void;
  /** Renders the pages of a version. */
  renderDocument: (seq: number, label: string) => ReactNode;
}

/** Earlier versions of the student's own text: view, compare, restore. */
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
  // Beside the list, the last submitted draft is selected initially; in a narrow window nothing is.
  const [selectedVersion, setSelectedVersion] = useState<number | null>(
    isSideBySide ? findInitialComparison(list) : null,
  );
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
    setSelectedVersion(seq);
  };
  return (
    <VersionsFrame
      isSideBySide={isSideBySide}
      isChosen={selectedVersion !== null}
      list={<VersionColumn {...{ submissionId, list, query, selectedVersion }} onChoose={choose} />}
      preview={
        selectedVersion !== null && (
          <VersionPreview
            key={selectedVersion}
            {...{ submissionId, list, restore }}
            seq={selectedVersion}
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
