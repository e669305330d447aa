import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { Form } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { gradeSchema, noGrade } from './grade-values.ts';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import type { GradeChange } from './use-reader.ts';

interface Props {
  grade: number;
  isOpen: boolean;
  isBusy: boolean;
  /** `isGoing`: and on to the next text that waits. */
  onGrade: (change: GradeChange, isGoing: boolean) => void;
}

/** 0 to 100; empty takes the grade away. */
export function NumericGradeForm({ grade, isOpen, isBusy, onGrade }: Props) {
  const { t } = useTranslation(['grading', 'common']);
  const form = useZodForm(gradeSchema, { defaultValues: { grade: grade === noGrade ? Number.NaN : grade } });
  const { reset } = form;
  // Synchronises the field with what was given elsewhere meanwhile, by the rubric or by weight; the focus stays in it.
  useEffect(() => reset({ grade: grade === noGrade ? Number.NaN : grade }), [grade, reset]);
  const handleInvalid = () => notify(t('grade.invalid'), { kind: 'error' });
  const submit = (isGoing: boolean) => (values: { grade: number | null }) =>
    onGrade({ kind: 'numeric', grade: values.grade ?? noGrade }, isGoing);
  return (
    <Form form={form} onSubmit={submit(false)} onInvalid={handleInvalid}>
      <Box
        onKeyDown={onCtrlEnter(() => void form.handleSubmit(submit(true), handleInvalid)())}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}
      >
        <NumberField control={form.control} name="grade" label={t('grade.numeric')} isDisabled={!isOpen} />
        {/* As far down as the label above the field is high. */}
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
