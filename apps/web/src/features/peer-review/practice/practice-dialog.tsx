import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentId, ClassId, OwnPractice } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { QueryDialog } from '../../../ui/dialogs/query-dialog.tsx';
import { useUndoBar } from '../../../ui/dialogs/undo-bar.tsx';
import { readBuiltInExample } from './built-in.ts';
import { CommentChecklist } from './comment-checklist.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { ExampleText } from './example-text.tsx';
import { ownPracticeQuery } from './practice-calls.ts';
import { useOwnPractice } from './use-own-practice.ts';

interface Props {
  classId: ClassId;
  assignmentId: AssignmentId;
  onClose: () => void;
}

/** A student's private practice comments on an example, later compared with sample comments by staff. */
export function PracticeDialog({ classId, assignmentId, onClose }: Props) {
  const { t } = useTranslation('peer-review');
  const query = useQuery(ownPracticeQuery(assignmentId));
  return (
    <QueryDialog query={query} title={t('practice.title')} onClose={onClose}>
      {(saved) => <OpenPractice classId={classId} saved={saved} onClose={onClose} />}
    </QueryDialog>
  );
}

function OpenPractice({
  classId,
  saved,
  onClose,
}: Pick<Props, 'classId' | 'onClose'> & { saved: OwnPractice }) {
  const { t } = useTranslation('peer-review');
  const practice = useOwnPractice(classId, saved);
  const { typed, save, keep, canFinish } = practice;
  const { bar, offerUndo } = useUndoBar();
  const builtIn = readBuiltInExample(t);
  const isDone = saved.doneDate !== null;
  const samples = saved.example === null ? builtIn.samples : saved.samples;
  const remove = (index: number) => {
    practice.remove(index);
    offerUndo(t('practice.removed'), () => practice.restore(saved.comments));
  };
  const close = async () => {
    if (!saved.can.write || (await keep())) onClose();
  };
  return (
    <FullScreenDialog
      open
      title={t('practice.title')}
      onClose={() => void close()}
      width="form"
      actions={
        saved.can.write &&
        !isDone && (
          <Button
            variant="contained"
            loading={save.isPending}
            aria-disabled={!canFinish}
            onClick={() => canFinish && void keep(true)}
          >
            {t('practice.finish')}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography color="textSecondary">
          {t(saved.required && !isDone ? 'practice.introRequired' : 'practice.intro')}
        </Typography>
        {save.error !== null && <Alert severity="error">{messageOf(save.error)}</Alert>}
        {isDone && <Alert severity="success">{t('practice.done')}</Alert>}
        <ExampleText
          text={saved.example ?? builtIn.text}
          selectedSentence={typed.passage}
          onChoose={practice.choose}
          markedSentences={saved.comments.map(({ passage }) => passage)}
        />
        {saved.can.write && (
          <CommentForm
            label={t('practice.comment')}
            typedComment={typed}
            onType={practice.type}
            onAdd={() => void keep()}
            isBusy={save.isPending}
          >
            <CommentChecklist comment={typed} />
          </CommentForm>
        )}
        <CommentList
          title={t('practice.own')}
          comments={saved.comments}
          onRemove={saved.can.write ? remove : undefined}
        />
        {isDone && samples.length > 0 && (
          <CommentList
            title={t(saved.example === null ? 'practice.samplesBuiltIn' : 'practice.samples')}
            comments={samples}
          />
        )}
      </Stack>
      {bar}
    </FullScreenDialog>
  );
}
