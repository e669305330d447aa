import Typography from '@mui/material/Typography';
import type { ClassId, ClassOverview } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ClassForm,
  type ClassInput,
  DayFields,
  dayIn,
  generateEnrollKey,
  KeyField,
  newClassSchema,
  storedClass,
  ZoneField,
} from '../../domain/class-fields/index.ts';
import { useClass } from '../../domain/classes/index.ts';
import { dayInSentence } from '../../lib/class-time.ts';
import { now } from '../../lib/clock.ts';
import { asFieldValue } from '../../lib/i18n.ts';
import { currentUser } from '../../lib/session.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { QueryDialog } from '../../ui/dialogs/query-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { addDays, daysBetween, moveSpan } from './moved-days.ts';
import { useCopyClass } from './use-copy.ts';

interface Props {
  classId: ClassId;
  onClose: () => void;
}

/** Copies a class for other students, with shifted dates. */
export function CopyClassDialog({ classId, onClose }: Props) {
  const { t } = useTranslation(['copying', 'ui']);
  const query = useClass(classId);
  return (
    <QueryDialog query={query} title={t('class.title')} onClose={onClose}>
      {(classDetails) =>
        classDetails.audience === 'staff' && <CopyForm classDetails={classDetails} onClose={onClose} />
      }
    </QueryDialog>
  );
}

/** Starts today, as long as the original, with a distinguishable name. */
function buildCopiedClass(classDetails: ClassOverview, classname: string): ClassInput {
  const user = currentUser();
  const classStartDate = dayIn(classDetails.classTimeZone, now());
  const length = daysBetween(classDetails.startDate.slice(0, 10), classDetails.endDate.slice(0, 10));
  return {
    ...storedClass(classDetails),
    classname,
    enrollkey: user === null ? '' : generateEnrollKey(user),
    classStartDate,
    classEndDate: addDays(classStartDate, Math.max(1, length)),
  };
}

function CopyForm({ classDetails, onClose }: { classDetails: ClassOverview; onClose: () => void }) {
  const { t } = useTranslation(['copying', 'classes', 'ui']);
  const [defaultValues] = useState(() =>
    buildCopiedClass(classDetails, t('class.nameOf', { name: classDetails.className, ...asFieldValue })),
  );
  const schema = useMemo(
    () => newClassSchema({ endTooEarly: (time) => t('ui:form.notBefore', { time }) }),
    [t],
  );
  const form = useZodForm(schema, { defaultValues });
  const copy = useCopyClass(classDetails, { form, onDone: onClose });
  const end = form.watch('classEndDate');
  const [start, setStart] = useState(defaultValues.classStartDate);
  // A new start moves the end, so that the length is kept. The last complete start is remembered, because the field may be incomplete in between.
  const moveEnd = (day: string) => {
    setStart(day);
    const newEnd = addDays(end, daysBetween(start, day));
    if (newEnd !== '') form.setValue('classEndDate', newEnd, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormDialog
      form={form}
      title={t('class.title')}
      subtitle={classDetails.className}
      submitLabel={t('copy')}
      saving={copy}
      onSubmit={(values) => copy.mutate(values)}
      onClose={onClose}
    >
      <TextField control={form.control} name="classname" label={t('classes:field.className')} isRequired />
      <KeyField form={form} />
      <ZoneField form={form} />
      <DayFields form={form} onPickStart={moveEnd} />
      <CopiedContents classDetails={classDetails} form={form} />
    </FormDialog>
  );
}

function CopiedContents({ classDetails, form }: { classDetails: ClassOverview; form: ClassForm }) {
  const { t } = useTranslation('copying');
  const start = useWatch({ control: form.control, name: 'classStartDate' });
  const span = moveSpan(classDetails, start);
  return (
    <Typography color="textSecondary" aria-live="polite">
      {t('class.along', { count: classDetails.assignments.length })}{' '}
      {span !== null &&
        t(span.days < 0 ? 'class.earlier' : 'class.moved', {
          first: dayInSentence(span.first),
          last: dayInSentence(span.last),
          count: Math.abs(span.days),
        })}{' '}
      {t('class.nobody')}
    </Typography>
  );
}
