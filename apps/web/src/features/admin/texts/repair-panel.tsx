import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RepairableText, SubmissionId } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DocumentEditor } from '../../../ui/editor-frame/document-editor.tsx';
import type { EditorFrameHandle } from '../../../ui/editor-frame/editor-frame-props.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ApplyRepairDialog } from './apply-repair-dialog.tsx';
import { openCopy } from './text-calls.ts';
import { useDiscardRepair, useText } from './use-repair.ts';

/** The text that was found, or a message that it does not exist. */
export function RepairPanel({ id }: { id: SubmissionId }) {
  const { t } = useTranslation('admin');
  const query = useText(id);
  return (
    <QueryView query={query}>
      {(text) => {
        if (text === false) return <Alert severity="error">{t('text.unknown', { id })}</Alert>;
        if (text.isArchived) return <Alert severity="info">{t('text.archived')}</Alert>;
        return <OpenText text={text} />;
      }}
    </QueryView>
  );
}

type OpenDialog = 'nothing' | 'putIn' | 'drop';

function OpenText({ text }: { text: RepairableText }) {
  const { t } = useTranslation('admin');
  const { submissionId: id } = text;
  const frame = useRef<EditorFrameHandle>(null);
  const [openCount, setOpenCount] = useState(0);
  const [isEnded, setEnded] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenDialog>('nothing');
  const stopRepair = () => {
    setOpenDialog('nothing');
    setEnded(true);
  };
  const discard = useDiscardRepair(id, stopRepair);
  const start = () => {
    setEnded(false);
    setOpenCount(openCount + 1);
  };
  // Saves the last changes before the comparison.
  const saveAndAskToApply = async () => {
    await frame.current?.save({ notify: true }).catch(() => undefined);
    setOpenDialog('putIn');
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Heading text={text} />
        {!isEnded && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexShrink: 0, alignItems: 'center' }}>
            <Button color="inherit" onClick={() => setOpenDialog('drop')}>
              {t('text.drop')}
            </Button>
            <Button variant="contained" onClick={() => void saveAndAskToApply()}>
              {t('text.putIn')}
            </Button>
          </Stack>
        )}
      </Stack>
      {isEnded ? (
        <EmptyState
          title={t('text.ended')}
          text={t('text.endedText')}
          action={
            <Button variant="outlined" onClick={start}>
              {t('text.again')}
            </Button>
          }
        />
      ) : (
        <DocumentEditor
          ref={frame}
          open={(display) => openCopy({ submissionId: id, ...display })}
          opening={`repair ${id} ${openCount}`}
          title={t('text.frame', { title: text.title, name: text.studentName })}
          height="80vh"
        />
      )}
      {openDialog === 'putIn' && (
        <ApplyRepairDialog id={id} onDone={stopRepair} onClose={() => setOpenDialog('nothing')} />
      )}
      <ConfirmDialog
        open={openDialog === 'drop'}
        title={t('text.dropTitle')}
        confirmLabel={t('text.drop')}
        tone="danger"
        isBusy={discard.isPending}
        onConfirm={() => discard.mutate()}
        onClose={() => setOpenDialog('nothing')}
      >
        {t('text.dropText')}
      </ConfirmDialog>
    </Stack>
  );
}

function Heading({ text }: { text: RepairableText }) {
  const { t } = useTranslation('admin');
  return (
    <div>
      <Typography variant="h4" component="h2" dir="auto">
        {text.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <bdi>{text.studentName}</bdi> · <bdi>{text.className}</bdi> · <bdi>{text.instructorName}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: 720 }}>
        {t('text.rules')}
      </Typography>
    </div>
  );
}
