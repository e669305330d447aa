import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ClassId, ClassOverview } from '@redraft/contracts';
import { useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { currentUser } from '../../lib/session.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { Form, FormError } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { dayIn } from '../classes/class-days.ts';
import { type ClassForm, DayFields, ZoneField } from '../classes/class-fields.tsx';
import { type ClassInput, newClassSchema } from '../classes/class-schema.ts';
import { generateEnrollKey } from '../classes/enroll-key.ts';
import { KeyField } from '../classes/key-field.tsx';
import { useClass } from '../classes/use-class.ts';
import { daysBetween, movedSpan, plusDays } from './moved-days.ts';
import { useCopyClass } from './use-copy.ts';

type Props = { classId: ClassId; onClose: () => void };

/** The class again for other students, with its dates moved. */
export function CopyClassDialog({ classId, onClose }: Props) {
  const { t } = useTranslation(['copying', 'ui']);
  const query = useClass(classId);
  const course = query.data;
  if (course?.audience === 'staff') return <CopyForm course={course} onClose={onClose} />;
  return (
    <FullScreenDialog open title={t('class.title')} onClose={onClose} width="form">
      <QueryView query={query}>{() => null}</QueryView>
    </FullScreenDialog>
  );
}

/** From today on, as long as the original. */
function copyOf(course: ClassOverview): ClassInput {
  const user = currentUser();
  const classStartDate = dayIn(course.classTimeZone, now());
  const length = daysBetween(course.startDate.slice(0, 10), course.endDate.slice(0, 10));
  return {
    classname: course.className,
    enrollkey: user === null ? '' : generateEnrollKey(user),
    subjectarea: course.subjectAreaId,
    studentlevel: course.studentLevelId,
    classTimeZone: course.classTimeZone,
    classStartDate,
    classEndDate: plusDays(classStartDate, Math.max(1, length)),
    gradeMethod: course.gradeMethod,
    grades: course.grades,
  };
}

function CopyForm({ course, onClose }: { course: ClassOverview; onClose: () => void }) {
  const { t } = useTranslation(['copying', 'classes', 'ui']);
  const formId = useId();
  const [defaultValues] = useState(() => copyOf(course));
  const schema = useMemo(
    () => newClassSchema({ endTooEarly: (time) => t('ui:form.notBefore', { time }) }),
    [t],
  );
  const form = useZodForm(schema, { defaultValues });
  const copy = useCopyClass(course, { form, onDone: onClose });
  const end = form.watch('classEndDate');
  const [start, setStart] = useState(defaultValues.classStartDate);
  // A new start takes the end along: the copy stays as long as it is. Between two starts the field can be
  // unfinished, so that the one to count from is kept here.
  const moveEnd = (day: string) => {
    setStart(day);
    const moved = plusDays(end, daysBetween(start, day));
    if (moved !== '') form.setValue('classEndDate', moved, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FullScreenDialog
      open
      title={t('class.title')}
      subtitle={course.className}
      onClose={onClose}
      hasUnsavedChanges={!copy.isSuccess && form.formState.isDirty}
      width="form"
      actions={
        <Button type="submit" form={formId} variant="contained" loading={copy.isPending}>
          {t('copy')}
        </Button>
      }
    >
      <Form form={form} onSubmit={(values) => copy.mutate(values)} id={formId} label={t('class.title')}>
        <FormError error={copy.error} />
        <TextField control={form.control} name="classname" label={t('classes:field.className')} isRequired />
        <KeyField form={form} />
        <ZoneField form={form} />
        <DayFields form={form} onPickStart={moveEnd} />
        <WhatComesAlong course={course} form={form} />
      </Form>
    </FullScreenDialog>
  );
}

function WhatComesAlong({ course, form }: { course: ClassOverview; form: ClassForm }) {
  const { t } = useTranslation('copying');
  const start = useWatch({ control: form.control, name: 'classStartDate' });
  const span = movedSpan(course, start);
  return (
    <Typography color="textSecondary" aria-live="polite">
      {t('class.along', { count: course.assignments.length })}{' '}
      {span !== null && t('class.moved', { ...span, count: span.days })} {t('class.nobody')}
    </Typography>
  );
}
