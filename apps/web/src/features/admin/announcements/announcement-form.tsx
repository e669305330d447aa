import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type Announcement, limits, newAnnouncementSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { DateTimeField } from '../../../ui/form/date-time-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { useSaveAnnouncement } from './use-announcements.ts';

interface Props {
  /** Null for a new one. */
  editing: Announcement | null;
  /** Called after saving, and to clear the form. */
  onDone: () => void;
}

export function AnnouncementForm({ editing, onDone }: Props) {
  const { t } = useTranslation('admin');
  const form = useZodForm(newAnnouncementSchema, {
    defaultValues: {
      title: editing?.title ?? '',
      message: editing?.message ?? '',
      expires: editing?.expires ?? '',
    },
  });
  const save = useSaveAnnouncement(editing, onDone);
  const { control } = form;
  const isNew = editing === null;
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, maxWidth: 880 }}>
      <Form
        form={form}
        onSubmit={(values) => save.mutate(values)}
        label={t(isNew ? 'announcement.new' : 'announcement.edit')}
      >
        <TextField
          control={control}
          name="title"
          label={t('field.title')}
          maxLength={limits.announcementTitle}
          autoFocus={!isNew}
          isRequired
        />
        <DateTimeField
          control={control}
          name="expires"
          label={t('field.expires')}
          zone={viewerZone()}
          isRequired
        />
        <TextField
          control={control}
          name="message"
          label={t('field.message')}
          minRows={4}
          maxLength={limits.announcementMessage}
          isRequired
        />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button color="inherit" onClick={onDone}>
            {t(isNew ? 'announcement.cancel' : 'announcement.clear')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t(isNew ? 'announcement.create' : 'announcement.update')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
