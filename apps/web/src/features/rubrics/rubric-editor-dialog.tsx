import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RubricContent } from '@redraft/contracts';
import { limits, orderLevels } from '@redraft/contracts';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { OfferUndo } from '../../ui/dialogs/undo-bar.tsx';
import { useUndoBar } from '../../ui/dialogs/undo-bar.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { AddIcon } from '../../ui/icons/index.ts';
import { preserveFocus } from '../../ui/preserve-focus.ts';
import { CriterionEditor } from './criterion-editor.tsx';
import type { RubricForm } from './rubric-draft.ts';
import {
  computeMaxPoints,
  createEmptyCriterion,
  createEmptyRubric,
  rubricDraftSchema,
} from './rubric-draft.ts';

interface Props {
  /** The rubric to edit; null to create one. */
  initial: RubricContent | null;
  saveLabel: string;
  /** What saving affects. */
  note: string;
  onSave: (content: RubricContent) => void;
  /** State of the mutation that stores it, if outside this dialog. */
  saving?: { isPending: boolean; isSuccess: boolean; error: unknown };
  onClose: () => void;
}

/** Editor of a rubric: criteria with their levels. */
export function RubricEditorDialog(props: Props) {
  const { t } = useTranslation('rubrics');
  const [defaultValues] = useState(() => props.initial ?? createEmptyRubric());
  const form = useZodForm(rubricDraftSchema, { defaultValues });
  const { bar, offerUndo } = useUndoBar();
  return (
    <FormDialog
      form={form}
      title={props.initial === null ? t('editor.new') : t('editor.edit')}
      subtitle={props.initial?.title}
      label={t('editor.form')}
      submitLabel={props.saveLabel}
      saving={{ isPending: false, isSuccess: false, error: null, ...props.saving }}
      onSubmit={(content) => props.onSave(orderLevels(content))}
      onClose={props.onClose}
    >
      <Typography color="textSecondary">{props.note}</Typography>
      <TextField
        control={form.control}
        name="title"
        label={t('editor.title')}
        isRequired
        autoFocus={props.initial === null}
      />
      <CriterionList form={form} offerUndo={offerUndo} />
      {bar}
    </FormDialog>
  );
}

function CriterionList({ form, offerUndo }: { form: RubricForm; offerUndo: OfferUndo }) {
  const { t } = useTranslation('rubrics');
  const { fields, append, insert, move, remove } = useFieldArray({ control: form.control, name: 'criteria' });
  const handleAdd = () => append(createEmptyCriterion(form.getValues('criteria').at(-1)));
  const handleRemove = (index: number) => {
    const removedCriterion = form.getValues(`criteria.${index}`);
    remove(index);
    const title = removedCriterion.title || t('editor.criterionAt', { at: index + 1 });
    offerUndo(t('editor.removed', { title }), () => insert(index, removedCriterion));
  };
  return (
    <>
      <Stack component="ol" aria-label={t('criteria')} sx={{ m: 0, p: 0, gap: 2.5, listStyle: 'none' }}>
        {fields.map((field, index) => (
          <CriterionEditor
            key={field.id}
            form={form}
            index={index}
            count={fields.length}
            offerUndo={offerUndo}
            onMove={(to) => preserveFocus(() => move(index, to))}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={handleAdd}
          disabled={fields.length >= limits.criteria}
        >
          {t('editor.addCriterion')}
        </Button>
        <Total form={form} />
      </Stack>
    </>
  );
}

/** Live total of the points; nothing until there are some. */
function Total({ form }: { form: RubricForm }) {
  const { t } = useTranslation('rubrics');
  const points = computeMaxPoints(useWatch({ control: form.control, name: 'criteria' }));
  return (
    <Typography role="status" color="textSecondary" sx={{ ml: 'auto' }}>
      {points > 0 && t('pointsInAll', { count: points })}
    </Typography>
  );
}
