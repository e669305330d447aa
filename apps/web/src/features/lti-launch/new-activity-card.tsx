import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { AssignmentId, DeepLinking } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  classCloses,
  defaultStart,
  earliestEnd,
  listDeadlinePresets,
} from '../../domain/assignments/index.ts';
import { now } from '../../lib/clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { Form, FormError, FormRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { ActivityDrafts } from './activity-drafts.tsx';
import { type ActivityValues, activitySchema } from './activity-form.ts';
import { CardHead } from './card-head.tsx';
import { createAssignment, type NewAssignment } from './deep-linking-calls.ts';

type ActivityClass = NonNullable<DeepLinking['class']>;

interface Props {
  course: ActivityClass;
  /** There is nothing else to pick: the form is open. */
  isFirst: boolean;
  onCreated: (id: AssignmentId) => Promise<void>;
}

/** An assignment in short: what else belongs to it is added in the class. */
export function NewActivityCard({ course, isFirst, onCreated }: Props) {
  const { t } = useTranslation('course-launch');
  const [isOpen, setOpen] = useState(isFirst);
  const handleCreated = async (id: AssignmentId) => {
    await onCreated(id);
    setOpen(false);
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead title={t('activity.new')} text={t('activity.newText')} />
      {isOpen ? (
        <NewActivityForm course={course} onCreated={handleCreated} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('activity.new')}
        </Button>
      )}
    </Card>
  );
}

function NewActivityForm({ course, onCreated }: Omit<Props, 'isFirst'>) {
  const { t } = useTranslation('course-launch');
  const [start] = useState(() => defaultStart(course, now()));
  const form = useZodForm(activitySchema, {
    defaultValues: {
      title: '',
      pointValue: Number.NaN,
      endDate: listDeadlinePresets(course, start)[0]?.at ?? earliestEnd(start),
      drafts: [],
    },
  });
  const create = useAction({
    mutationFn: (values: ActivityValues) => createAssignment(toBody(values, { course, start })),
    meta: { showsOwnError: true },
    successMessage: (_id, { title }) => t('activity.created', { title }),
    onSuccess: onCreated,
  });
  const { control } = form;
  const times = { zone: course.classTimeZone, max: classCloses(course) };
  return (
    <Form form={form} onSubmit={(values) => create.mutate(values)} label={t('activity.new')}>
      <FormRow>
        <TextField control={control} name="title" label={t('activity.name')} isRequired />
        <NumberField
          control={control}
          name="pointValue"
          label={t('activity.points')}
          helper={t('activity.pointsHelp')}
          isRequired
        />
      </FormRow>
      <DateTimeField
        control={control}
        name="endDate"
        label={t('activity.deadline')}
        {...times}
        min={earliestEnd(start)}
        isRequired
      />
      <ActivityDrafts control={control} zone={times.zone} min={start} max={form.watch('endDate')} />
      <FormError error={create.error} />
      <Button type="submit" variant="outlined" loading={create.isPending} sx={{ alignSelf: 'start' }}>
        {t('activity.create')}
      </Button>
    </Form>
  );
}

function toBody(
  { drafts, ...values }: ActivityValues,
  { course, start }: { course: ActivityClass; start: string },
): NewAssignment {
  return {
    ...values,
    classId: course.id,
    startDate: start,
    multiDraft: drafts.length > 0,
    draftSubmissions: drafts.map(({ title, deadline, points }) => ({
      draftId: null,
      draftTitle: title,
      draftDeadline: deadline,
      draftPointValue: points,
      draftType: 'DRAFT',
      draftStatus: 'CREATE',
    })),
  };
}
