import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earlier, later, startOfToday } from '../../domain/assignments/index.ts';
import { formatInZone } from '../../lib/class-time.ts';
import { notify } from '../../lib/snackbars.ts';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { Form, FormRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { AssignmentForm } from './assignment-form.ts';
import type { DraftInput, DraftProblem, DraftRow } from './draft-list.ts';
import { addDraft, draftProblem, removeOrRestore, updateDraft } from './draft-list.ts';
import { DraftTable } from './draft-table.tsx';
import { FinalDeadlineNote } from './final-deadline-note.tsx';
import type { DraftForm } from './use-draft-form.ts';
import { emptyDraft } from './use-draft-form.ts';

interface Props {
  form: AssignmentForm;
  draftForm: DraftForm;
  zone: string;
  openedAt: number;
}

/** Drafts before the final submission: a row to edit one, and a table of all. */
export function DraftEditor({ form, draftForm, zone, openedAt }: Props) {
  const { t } = useTranslation('assignments');
  const newKey = useId();
  const [addedCount, setAddedCount] = useState(0);
  const [editedRow, setEditedRow] = useState<DraftRow | null>(null);
  const [rows, start, end] = form.watch(['drafts', 'startDate', 'endDate']);
  const earliest = later(startOfToday(openedAt, zone), start || startOfToday(openedAt, zone));
  const min = editedRow === null ? earliest : earlier(editedRow.deadline, earliest);
  const setRows = (next: DraftRow[]) => form.setValue('drafts', next, { shouldDirty: true });
  const clear = () => {
    setEditedRow(null);
    draftForm.reset(emptyDraft);
  };
  const closeRow = () => {
    draftForm.setFocus('title');
    clear();
  };
  const reportProblem = useComplaint(draftForm, { zone, min, max: end });
  const saveRow = (input: DraftInput) => {
    const problem = draftProblem(rows, input, { editedKey: editedRow?.key ?? null, min, max: end });
    if (problem !== null) return reportProblem(problem);
    setRows(
      editedRow === null
        ? addDraft(rows, input, `${newKey} ${addedCount}`)
        : updateDraft(rows, input, editedRow.key),
    );
    setAddedCount(addedCount + 1);
    clear();
  };
  const load = (row: DraftRow) => {
    setEditedRow(row);
    // The row may be far below the fields. Fields are unregistered for a moment after a form reset.
    draftForm.setFocus('title');
    draftForm.reset({ title: row.title, deadline: row.deadline, points: row.points });
  };
  const remove = (row: DraftRow) => {
    if (row.handedIn > 0 && row.mark !== 'DELETE') {
      notify(t('drafts.handedIn', { title: row.title, count: row.handedIn }), { kind: 'warning' });
      return;
    }
    setRows(removeOrRestore(rows, row.key));
    if (row.key === editedRow?.key) clear();
  };
  return (
    <Card component="section" aria-label={t('drafts.title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('drafts.title')}
      </Typography>
      <Form
        form={draftForm}
        onSubmit={saveRow}
        onInvalid={() => notify(t('drafts.incomplete'), { kind: 'warning' })}
        label={t('drafts.form')}
      >
        <FormRow>
          <TextField control={draftForm.control} name="title" label={t('drafts.draftTitle')} />
          <DateTimeField
            control={draftForm.control}
            name="deadline"
            label={t('drafts.deadline')}
            zone={zone}
            min={min}
            max={end}
          />
          <NumberField control={draftForm.control} name="points" label={t('drafts.points')} unit="%" />
        </FormRow>
        <FinalDeadlineNote form={form} deadline={draftForm.watch('deadline')} zone={zone} />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="outlined">
            {editedRow === null ? t('drafts.add') : t('drafts.change')}
          </Button>
          {editedRow !== null && (
            <Button color="inherit" onClick={closeRow}>
              {t('drafts.stopEditing')}
            </Button>
          )}
        </Stack>
      </Form>
      <DraftTable
        rows={rows}
        start={start}
        end={end}
        zone={zone}
        editedKey={editedRow?.key ?? null}
        onEdit={load}
        onRemove={remove}
      />
    </Card>
  );
}

/** Explains why a draft is invalid: in one sentence, and at the field. */
function useComplaint(form: DraftForm, limits: { zone: string; min: string; max: string }) {
  const { t } = useTranslation(['assignments', 'ui']);
  const time = (iso: string) => ({ time: formatInZone(iso, limits.zone) });
  return (problem: DraftProblem) => {
    if (problem === 'overTotal') {
      form.setError('points', { message: t('drafts.overTotal') }, { shouldFocus: true });
      notify(t('drafts.overTotal'), { kind: 'warning' });
      return;
    }
    const message =
      problem === 'tooEarly'
        ? t('ui:form.notBefore', time(limits.min))
        : t('ui:form.notAfter', time(limits.max));
    form.setError('deadline', { message }, { shouldFocus: true });
    notify(t('drafts.incomplete'), { kind: 'warning' });
  };
}
