import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ClassId, RegisterClassBody } from '@redraft/contracts';
import { defaultLetterGrades } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClassForm, ClassInput, ClassValues } from '../../../domain/class-fields/index.ts';
import {
  DayFields,
  defaultDays,
  endAfter,
  GradeFields,
  generateEnrollKey,
  isShortClass,
  KeyField,
  LengthChoices,
  newClassSchema,
  SubjectFields,
  sentClass,
  ZoneField,
} from '../../../domain/class-fields/index.ts';
import { dayInSentence, viewerZone } from '../../../lib/class-time.ts';
import { now } from '../../../lib/clock.ts';
import { currentUser } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { Form, FormError } from '../../../ui/form/form.tsx';
import { createEndPusher } from '../../../ui/form/push-end-date.ts';
import { showIssues, useZodForm } from '../../../ui/form/use-zod-form.ts';
import { registerClass } from '../list-calls.ts';

export interface CreatedClass {
  id: ClassId;
  name: string;
  enrollKey: string;
}

function emptyClass(name: string): ClassInput {
  const zone = viewerZone();
  const { start, end } = defaultDays(zone, now());
  const user = currentUser();
  return {
    classname: name,
    enrollkey: user === null ? '' : generateEnrollKey(user),
    subjectarea: null,
    studentlevel: null,
    classTimeZone: zone,
    classStartDate: start,
    classEndDate: end,
    gradeMethod: 'Numeric',
    grades: defaultLetterGrades,
  };
}

interface Props {
  /** Initial name of the class. */
  name?: string;
  /** Creates the class, if more than a plain class is created. */
  register?: (body: RegisterClassBody) => Promise<ClassId>;
  onCreated: (created: CreatedClass) => void;
}

export function RegisterClassForm({ name = '', register: create = registerClass, onCreated }: Props) {
  const { t } = useTranslation(['classes', 'ui', 'common']);
  const [defaultValues] = useState(() => emptyClass(name));
  const schema = useMemo(
    () =>
      newClassSchema({
        endTooEarly: (time) => t('ui:form.notBefore', { time }),
      }),
    [t],
  );
  const form = useZodForm(schema, { defaultValues });
  const register = useRegister(form, { create, onCreated });
  const short = useShortClassQuestion(register);
  const setZone = (zone: string) => {
    const { start, end } = defaultDays(zone, now());
    form.setValue('classStartDate', start, { shouldDirty: true });
    form.setValue('classEndDate', end, { shouldDirty: true });
  };
  const { isSubmitted } = form.formState;
  const [pushEnd] = useState(() => createEndPusher(endAfter));
  const setStart = (day: string) =>
    form.setValue('classEndDate', pushEnd(day, form.getValues('classEndDate')), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  return (
    <Form form={form} onSubmit={short.submit} label={t('register.title')}>
      <SubjectFields form={form} />
      <KeyField form={form} />
      <ZoneField form={form} onPick={setZone} />
      <DayFields form={form} onPickStart={setStart} />
      <LengthChoices form={form} />
      <GradeFields form={form} />
      <FormError error={register.error} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" loading={register.isPending}>
          {t('common:create')}
        </Button>
        <Button component={Link} to="/classes" color="inherit">
          {t('common:cancel')}
        </Button>
      </Stack>
      {short.question}
      <UnsavedGuard isUnsaved={form.formState.isDirty} />
    </Form>
  );
}

/** The default end is tomorrow, so a short class is confirmed, once per end date. */
function useShortClassQuestion(register: ReturnType<typeof useRegister>) {
  const { t } = useTranslation(['classes', 'common']);
  const [pending, setPending] = useState<ClassValues | null>(null);
  const [confirmedEnd, setConfirmedEnd] = useState('');
  const submit = (values: ClassValues) => {
    const { classStartDate: start, classEndDate: end } = values;
    if (isShortClass({ start, end }) && confirmedEnd !== end) setPending(values);
    else register.mutate(values);
  };
  const confirm = () => {
    if (pending === null) return;
    setConfirmedEnd(pending.classEndDate);
    setPending(null);
    register.mutate(pending);
  };
  return {
    submit,
    question: (
      <ConfirmDialog
        open={pending !== null}
        title={t('short.title')}
        confirmLabel={t('common:create')}
        cancelLabel={t('short.change')}
        onConfirm={confirm}
        onClose={() => setPending(null)}
      >
        {pending !== null &&
          t('short.text', {
            start: dayInSentence(pending.classStartDate),
            end: dayInSentence(pending.classEndDate),
          })}
      </ConfirmDialog>
    ),
  };
}

function useRegister(
  form: ClassForm,
  {
    create,
    onCreated,
  }: { create: (body: RegisterClassBody) => Promise<ClassId>; onCreated: Props['onCreated'] },
) {
  const client = useQueryClient();
  return useAction({
    mutationFn: (values: ClassValues) => create(sentClass(values)),
    meta: { showsOwnError: true },
    onSuccess: (id, values) => {
      void client.invalidateQueries({ queryKey: ['classes'] });
      onCreated({ id, name: values.classname, enrollKey: values.enrollkey });
    },
    onError: (error) => void showIssues(form, error),
  });
}
