import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentDetail } from '@redraft/contracts';
import { contentTypeSchema, contentTypes } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { changeMainType, NewFilesSection, StoredFilesSection } from '../assignment-files/index.ts';
import type { AssignmentForm } from './assignment-form.ts';

interface Props {
  form: AssignmentForm;
  savedAssignment: AssignmentDetail | null;
}

/** The files that students write in: main file and attachments. */
export function AssignmentFiles({ form, savedAssignment }: Props) {
  const { t } = useTranslation('assignment-files');
  return (
    <Card component="section" aria-label={t('files')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('files')}
      </Typography>
      {savedAssignment === null ? (
        <NewFiles form={form} />
      ) : (
        <StoredFilesSection assignmentId={savedAssignment.id} initialItems={savedAssignment.templates} />
      )}
    </Card>
  );
}

function NewFiles({ form }: { form: AssignmentForm }) {
  const { t } = useTranslation('assignment-files');
  const files = form.watch('files');
  const setFiles = (next: typeof files) => form.setValue('files', next, { shouldDirty: true });
  const pickType = (fileType: unknown) => {
    const { items, dropped } = changeMainType(files, contentTypeSchema.parse(fileType));
    setFiles(items);
    if (dropped !== null) notify(t('dropped', { title: dropped }), { kind: 'info' });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <SelectField
        control={form.control}
        name="mainFileType"
        label={t('mainFileType')}
        options={contentTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        isRequired
        onPick={pickType}
      />
      <NewFilesSection items={files} onChange={setFiles} />
    </Stack>
  );
}
