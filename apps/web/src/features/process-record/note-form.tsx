import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  limits,
  noteSourceSchema,
  noteSources,
  type ProcessNote,
  type SubmissionId,
} from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { saveNote } from './save-note.ts';
import { type NoteKind, useNotesChanged } from './use-notes.ts';

/** The note being edited: an existing one, or a new one about a period. */
export type NoteDraft = Pick<ProcessNote, 'from' | 'to' | 'text' | 'source'> & {
  id: ProcessNote['id'] | null;
};

interface Props {
  submissionId: SubmissionId;
  kind: NoteKind;
  draft: NoteDraft;
  zone: string;
  onClose: () => void;
}

export function NoteForm({ submissionId, kind, draft, zone, onClose }: Props) {
  const { t } = useTranslation('process-record');
  const notesChanged = useNotesChanged(submissionId);
  const contentSchema = z
    .object({
      from: z.string().min(1, t('notes.needsTime')),
      to: z.string().min(1, t('notes.needsTime')),
      text: z.string().trim().max(limits.processNote),
      source: noteSourceSchema.nullable(),
    })
    .refine(({ text, source }) => text !== '' || source !== null, {
      path: ['text'],
      message: t(`${kind}s.needsWords`),
    })
    .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), {
      path: ['to'],
      message: t('notes.reversed'),
    });
  const { id, ...values } = draft;
  const form = useZodForm(contentSchema, { defaultValues: values });
  const save = useAction({
    mutationFn: (content: z.output<typeof contentSchema>) => saveNote({ submissionId, kind, id, content }),
    onSuccess: async () => {
      await notesChanged();
      notify(t(`${kind}s.saved`));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      onSubmit={(content) => save.mutate(content)}
      label={id === null ? t(`${kind}s.add`) : t('notes.change')}
    >
      <DateTimeField control={form.control} name="from" label={t('notes.from')} zone={zone} />
      <DateTimeField control={form.control} name="to" label={t('notes.to')} zone={zone} />
      {kind === 'note' && (
        <SelectField
          control={form.control}
          name="source"
          label={t('notes.source')}
          helper={t('notes.sourceHelp')}
          options={noteSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        />
      )}
      <TextField
        control={form.control}
        name="text"
        label={t(`${kind}s.text`)}
        minRows={3}
        maxLength={limits.processNote}
        // The time of a new note is already set, so the text gets the focus.
        autoFocus={id === null}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t(`${kind}s.save`)}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {t('notes.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
