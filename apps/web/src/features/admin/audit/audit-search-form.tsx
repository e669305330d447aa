import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type AuditSearch, auditedSubjectSchema, auditedSubjects, limits } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { viewerZone } from '../../../lib/class-time.ts';
import { DateTimeField } from '../../../ui/form/date-time-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { loadActions } from './audit-calls.ts';
import { kindOf } from './audit-words.ts';

const searchSchema = z.object({
  person: z.string().trim().max(limits.email),
  action: z.string().nullable(),
  subject: auditedSubjectSchema.nullable(),
  subjectId: z
    .string()
    .trim()
    .regex(/^([1-9]\d{0,14})?$/),
  from: z.string(),
  to: z.string(),
});

export function AuditSearchForm({ onSearch }: { onSearch: (search: AuditSearch) => void }) {
  const { t } = useTranslation('admin');
  const actions = useQuery({ queryKey: ['audit-actions'], queryFn: ({ signal }) => loadActions(signal) });
  const form = useZodForm(searchSchema, {
    defaultValues: { person: '', action: null, subject: null, subjectId: '', from: '', to: '' },
  });
  const { control } = form;
  const { t: tAudit } = useTranslation(['audit']);
  const kinds = (actions.data ?? []).map((value) => ({ value, label: kindOf(value, tAudit) }));
  const zone = viewerZone();
  const handleSearch = (values: z.output<typeof searchSchema>) =>
    onSearch({
      person: values.person,
      action: values.action ?? '',
      ...(values.subject !== null && { subject: values.subject }),
      ...(values.subjectId !== '' && { subjectId: Number(values.subjectId) }),
      ...(values.from !== '' && { from: values.from }),
      ...(values.to !== '' && { to: values.to }),
    });
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Form form={form} onSubmit={handleSearch} label={t('audit.search')}>
        <FormRow>
          <TextField
            control={control}
            name="person"
            label={t('field.person')}
            helper={t('audit.personHelp')}
          />
          <SelectField
            control={control}
            name="action"
            label={t('field.action')}
            options={kinds.toSorted((one, other) => one.label.localeCompare(other.label))}
            isLoading={actions.isPending}
          />
        </FormRow>
        <FormRow>
          <SelectField
            control={control}
            name="subject"
            label={t('field.subject')}
            options={auditedSubjects.map((value) => ({ value, label: tAudit(`subject.${value}`) }))}
          />
          <TextField control={control} name="subjectId" label={t('field.subjectId')} />
        </FormRow>
        <FormRow>
          <DateTimeField control={control} name="from" label={t('audit.from')} zone={zone} />
          <DateTimeField control={control} name="to" label={t('audit.to')} zone={zone} />
        </FormRow>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button
            color="inherit"
            onClick={() => {
              form.reset();
              onSearch({ person: '', action: '' });
            }}
          >
            {t('audit.clear')}
          </Button>
          <Button type="submit" variant="contained">
            {t('user.searchButton')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
