import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AssignmentDetail, ClassOverview } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earliestStart } from '../../domain/assignments/index.ts';
import { useRefreshClass } from '../../domain/classes/index.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dayInSentence, formatInZone, hasEnded } from '../../lib/class-time.ts';
import { now } from '../../lib/clock.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { Form, FormError } from '../../ui/form/form.tsx';
import { showIssues, useZodForm } from '../../ui/form/use-zod-form.ts';
import { RubricField } from '../rubrics/index.ts';
import { AssignmentExpectations } from './assignment-expectations.tsx';
import { AssignmentFields } from './assignment-fields.tsx';
import { AssignmentFiles } from './assignment-files.tsx';
import { AssignmentOptions } from './assignment-options.tsx';
import type { AssignmentValues } from './assignment-values.ts';
import { assignmentSchema, computeLimits, newAssignment, storedAssignment } from './assignment-values.ts';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { ShortDeadlineDialog } from './short-deadline-dialog.tsx';
import { emptyDraft, useDraftForm } from './use-draft-form.ts';
import { useSaveAssignment } from './use-save-assignment.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  classDetails: ClassOverview;
  /** Null to create an assignment. */
  assignment: AssignmentDetail | null;
  onClose: () => void;
}

function isAboutDeadline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'assignment.ends_after_class';
}

/** The dialog once its data is loaded. */
export function AssignmentFormDialog({ classDetails, assignment, onClose }: Props) {
  const { t } = useTranslation(['assignments', 'common', 'ui']);
  const formId = useId();
  const zone = classDetails.classTimeZone;
  const [openedAt] = useState(now);
  const limits = computeLimits(
    classDetails,
    earliestStart(classDetails, openedAt, assignment?.startDate ?? null),
  );
  const schema = assignmentSchema(limits, {
    notBefore: (iso) => t('ui:form.notBefore', { time: formatInZone(iso, zone) }),
    notAfter: (iso) => t('ui:form.notAfter', { time: formatInZone(iso, zone) }),
  });
  const form = useZodForm(schema, {
    defaultValues: assignment === null ? newAssignment(classDetails, openedAt) : storedAssignment(assignment),
  });
  const draftForm = useDraftForm();
  const save = useSaveAssignment({ classId: classDetails.id, savedAssignment: assignment, onDone: onClose });
  const refresh = useRefreshClass(classDetails.id);
  const store = (values: AssignmentValues) =>
    save.mutate(values, {
      onError: (error) => {
        cancel();
        showIssues(form, error);
        // The class end may have been moved earlier: the limits are refreshed, typed values stay.
        void refresh();
      },
    });
  const {
    submit,
    asked: question,
    confirm,
    cancel,
  } = useSubmit({ savedAssignment: assignment, draftForm, store });
  const multiDraft = form.watch('multiDraft');
  // The server's error about one deadline does not apply to another; the new one is checked on submit.
  const isDeadlineErrorOutdated =
    isAboutDeadline(save.error) && form.watch('endDate') !== save.variables?.endDate;
  return (
    <FullScreenDialog
      open
      title={assignment === null ? t('addTitle') : t('editTitle')}
      subtitle={classDetails.className}
      onClose={onClose}
      hasUnsavedChanges={!save.isSuccess && (form.formState.isDirty || draftForm.formState.isDirty)}
      unsavedAnswers="agree"
      width="form"
      actions={
        <Button type="submit" form={formId} variant="contained" loading={save.isPending}>
          {assignment === null ? t('common:create') : t('common:update')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {hasEnded(classDetails, openedAt) && (
          <Alert severity="info">{t('classEnded', { day: dayInSentence(classDetails.endDate) })}</Alert>
        )}
        <FormError error={isDeadlineErrorOutdated ? null : save.error} />
        <Form form={form} onSubmit={submit} id={formId} label={t('formLabel')}>
          <AssignmentFields
            form={form}
            classDetails={classDetails}
            limits={limits}
            isNew={assignment === null}
            onClassMoved={() => isAboutDeadline(save.error) && save.reset()}
          />
          <AssignmentExpectations form={form} />
          <AssignmentOptions form={form} onDraftsOff={() => draftForm.reset(emptyDraft)} />
        </Form>
        {multiDraft && <DraftEditor form={form} draftForm={draftForm} zone={zone} openedAt={openedAt} />}
        <AssignmentFiles form={form} savedAssignment={assignment} />
        <RubricField
          value={form.watch('rubric')}
          onChange={(rubric) => form.setValue('rubric', rubric, { shouldDirty: true })}
        />
      </Stack>
      <ConsequencesDialog
        consequences={question?.kind === 'consequences' ? question.consequences : []}
        isBusy={save.isPending}
        onConfirm={confirm}
        onClose={cancel}
      />
      <ShortDeadlineDialog
        open={question?.kind === 'short'}
        deadline={question?.values.endDate ?? ''}
        zone={zone}
        onConfirm={confirm}
        onClose={cancel}
      />
    </FullScreenDialog>
  );
}
