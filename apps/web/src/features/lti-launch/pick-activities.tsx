import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentId, DeepLinking } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { FormError } from '../../ui/form/form.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ActivityList } from './activity-list.tsx';
import { CardHead } from './card-head.tsx';
import { returnToPlatform } from './deep-linking-calls.ts';
import { NewActivityCard } from './new-activity-card.tsx';

interface Props {
  id: string;
  dialog: DeepLinking;
  course: NonNullable<DeepLinking['class']>;
  onCreated: () => Promise<void>;
}

/** Which assignments of the class get links in the course: some that are there, or a new one. */
export function PickActivities({ id, dialog, course, onCreated }: Props) {
  const { t } = useTranslation('course-launch');
  const { assignments, acceptsMultiple } = dialog;
  const [picked, setPicked] = useState<readonly AssignmentId[]>([]);
  const [isByDraft, setByDraft] = useState(false);
  const send = useAction({ mutationFn: returnToPlatform, meta: { showsOwnError: true } });
  // The page stays until the platform has taken its place.
  const isSent = send.isPending || send.isSuccess;
  const hasDrafts = assignments.some(({ id: one, drafts }) => picked.includes(one) && drafts.length > 1);
  const pick = (assignmentId: AssignmentId) => setPicked(toggle(picked, assignmentId, acceptsMultiple));
  const handleCreated = async (created: AssignmentId) => {
    await onCreated();
    setPicked((before) => (acceptsMultiple ? [...before, created] : [created]));
  };
  return (
    <PageFrame title={t('activity.title')} subtitle={t('activity.text', { class: course.name })} width="form">
      <Stack sx={{ gap: 3 }}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <CardHead title={t('activity.pick')} text={t('activity.pickHelp')} />
          {assignments.length === 0 ? (
            <Typography color="textSecondary">
              {t('activity.none')} {!dialog.can.create && t('activity.noneOther')}
            </Typography>
          ) : (
            <ActivityList dialog={dialog} zone={course.classTimeZone} picked={picked} onPick={pick} />
          )}
          {acceptsMultiple && hasDrafts && <ByDraft isChecked={isByDraft} onChange={setByDraft} />}
        </Card>
        {dialog.can.create && (
          <NewActivityCard course={course} isFirst={assignments.length === 0} onCreated={handleCreated} />
        )}
        <FormError error={send.error} />
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={picked.length === 0}
            loading={isSent}
            onClick={() => send.mutate({ id, assignmentIds: [...picked], isByDraft: isByDraft && hasDrafts })}
          >
            {t('activity.add')}
          </Button>
          <Button disabled={isSent} onClick={() => send.mutate({ id, assignmentIds: [], isByDraft: false })}>
            {t('activity.cancel')}
          </Button>
        </Stack>
      </Stack>
    </PageFrame>
  );
}

function toggle(
  picked: readonly AssignmentId[],
  id: AssignmentId,
  acceptsMultiple: boolean,
): readonly AssignmentId[] {
  if (!acceptsMultiple) return [id];
  return picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
}

function ByDraft({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  const { t } = useTranslation('course-launch');
  return (
    <>
      <FormControlLabel
        label={t('activity.byDraft')}
        control={
          <Checkbox size="small" checked={isChecked} onChange={(_event, checked) => onChange(checked)} />
        }
        sx={{ mt: 2 }}
      />
      <FormHelperText sx={{ mt: 0, ml: 3.5 }}>{t('activity.byDraftHelp')}</FormHelperText>
    </>
  );
}
