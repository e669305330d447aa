import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SubmissionId } from '@redraft/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { Form } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { gradeSchema, noGrade } from './grade-values.ts';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import { findTypedGrade, storeTypedGrade } from './typed-grades.ts';
import type { GradeChange } from './use-reader.ts';

interface Props {
  submissionId: SubmissionId;
  grade: number;
  isOpen: boolean;
  isBusy: boolean;
  /** `isGoing`: afterwards, move on to the next text to grade. */
  onGrade: (change: GradeChange, continuesToNext: boolean) => void;
  /** Called when there are or no longer are unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Grade from 0 to 100; empty removes the grade. */
export function NumericGradeForm({ submissionId, grade, isOpen, isBusy, onGrade, onUnsaved }: Props) {
  const { t } = useTranslation(['grading', 'common']);
  const form = useZodForm(gradeSchema, { defaultValues: { grade: handleFieldKeys(grade) } });
  const { reset, setValue, watch } = form;
  const notifyUnsaved = useEffectEvent(onUnsaved);
  // Updates the field after the grade was set by the rubric or by weight, or restores unsaved input; keeps the focus.
  useEffect(() => {
    const saved = handleFieldKeys(grade);
    reset({ grade: saved });
    const typedGrade = findTypedGrade(submissionId, grade);
    if (typedGrade !== undefined) setValue('grade', typedGrade, { shouldDirty: true });
    notifyUnsaved(typedGrade !== undefined);
    const subscription = watch(({ grade: currentValue = saved }) => {
      const isUnsaved = !Object.is(currentValue, saved);
      storeTypedGrade(submissionId, isUnsaved ? { replacedGrade: grade, typed: currentValue } : null);
      notifyUnsaved(isUnsaved);
    });
    return () => subscription.unsubscribe();
  }, [submissionId, grade, reset, setValue, watch]);
  const handleInvalid = () => notify(t('grade.invalid'), { kind: 'error' });
  const submit = (continuesToNext: boolean) => (values: { grade: number | null }) =>
    onGrade({ kind: 'numeric', grade: values.grade ?? noGrade }, continuesToNext);
  return (
    <Form form={form} onSubmit={submit(false)} onInvalid={handleInvalid}>
      <Box
        onKeyDown={onCtrlEnter(() => void form.handleSubmit(submit(true), handleInvalid)())}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}
      >
        <NumberField
          control={form.control}
          name="grade"
          label={t('grade.numeric')}
          isDisabled={!isOpen}
          isReadOnly={isBusy}
        />
        {/* Offset by the height of the label above the field. */}
        <Button
          type="submit"
          variant="outlined"
          size="medium"
          loading={isBusy}
          disabled={!isOpen}
          sx={{ minHeight: 40, mt: '25px' }}
        >
          {t('common:save')}
        </Button>
      </Box>
    </Form>
  );
}

function handleFieldKeys(grade: number): number {
  return grade === noGrade ? Number.NaN : grade;
}
