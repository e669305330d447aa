import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DraftSubmissionId, ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { now } from '../../lib/clock.ts';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { MoreDaysButtons } from '../../ui/time/more-days-buttons.tsx';
import { earliestEnd, endAfter } from './action-rules.ts';
import { DraftChoice } from './draft-choice.tsx';
import { listDraftStates } from './draft-states.ts';
import { setDraftResubmit } from './reader-calls.ts';
import { useReaderAction } from './use-reader-action.ts';

interface Props {
  submission: ReadSubmission;
  onReopen: () => void;
}

const untilSchema = z.object({ until: z.string() });

/** An extension for one submitted or missed draft: granted until a time or open-ended, and revoked. */
export function ResubmissionForm({ submission, onReopen }: Props) {
  const { t } = useTranslation(['reader', 'ui']);
  const { submissionId, deadlineSubmissions, deadlines, classTimezone } = submission;
  const [selectedDraft, setSelectedDraft] = useState<number | null>(deadlineSubmissions[0]?.draftId ?? null);
  const [openedAt] = useState(now);
  const form = useZodForm(untilSchema, { defaultValues: { until: '' } });
  const draft = deadlineSubmissions.find(({ draftId }) => draftId === selectedDraft);
  const action = useReaderAction({
    action: (variables: {
      status: boolean;
      exceptionDeadline: string | null;
      draftSubmissionId: DraftSubmissionId;
    }) => setDraftResubmit({ submissionId, ...variables }),
    successMessage: ({ status }) => (status ? t('exceptions.granted') : t('exceptions.revoked')),
    onReopen,
  });
  if (deadlineSubmissions.length === 0) return <Typography>{t('exceptions.resubmitNone')}</Typography>;
  const dueDate = deadlines.find(({ draftId }) => draftId === selectedDraft)?.draftDeadline ?? '';
  const earliest = dueDate === '' ? new Date(openedAt).toISOString() : earliestEnd(dueDate, openedAt);
  const decide = (status: boolean, deadline: string) => {
    if (draft === undefined) return;
    const { draftSubmissionId } = draft;
    action.mutate({ status, draftSubmissionId, exceptionDeadline: deadline === '' ? null : deadline });
  };
  return (
    <Form form={form} onSubmit={({ until }) => decide(true, until)} label={t('exceptions.resubmit')}>
      <DraftChoice
        label={t('exceptions.draft')}
        drafts={listDraftStates(submission)
          .filter((one) => deadlineSubmissions.some(({ draftId }) => draftId === one.draftId))
          .map((one) => ({ ...one, note: t(`ui:status.${one.status}`) }))}
        value={selectedDraft}
        onChange={setSelectedDraft}
      />
      <DateTimeField
        control={form.control}
        name="until"
        label={t('exceptions.until')}
        helper={t('exceptions.untilHelp')}
        zone={classTimezone}
        min={earliest}
      />
      <Stack direction="row" role="group" aria-label={t('exceptions.until')} sx={{ gap: 1 }}>
        <MoreDaysButtons
          size="small"
          color="inherit"
          onChoose={(days) => form.setValue('until', endAfter(earliest, days, classTimezone))}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="outlined" loading={action.isPending} disabled={draft === undefined}>
          {t('exceptions.grant')}
        </Button>
        {draft?.exception === true && (
          <Button color="inherit" loading={action.isPending} onClick={() => decide(false, '')}>
            {t('exceptions.revoke')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
