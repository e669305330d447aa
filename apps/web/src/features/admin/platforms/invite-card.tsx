import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { viewerZone } from '../../../lib/class-time.ts';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { InfoList } from '../../../ui/info-list.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { CopyableText } from './copyable-text.tsx';
import { useInvitePlatform } from './use-platforms.ts';

const formSchema = z.object({ institution: z.string().trim().max(200) });

/** A link for LTI dynamic registration. Shown once, because it is not stored. */
export function InviteCard() {
  const { t } = useTranslation('admin');
  const form = useZodForm(formSchema, { defaultValues: { institution: '' } });
  const invite = useInvitePlatform();
  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2">
        {t('platform.invite.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '72ch' }}>
        {t('platform.invite.text')}
      </Typography>
      <Form
        form={form}
        onSubmit={({ institution }) => invite.mutate(institution)}
        label={t('platform.invite.title')}
      >
        <FormRow>
          <TextField control={form.control} name="institution" label={t('platform.invite.institution')} />
          <Box sx={{ alignSelf: 'end' }}>
            <Button type="submit" variant="contained" loading={invite.isPending}>
              {t('platform.invite.create')}
            </Button>
          </Box>
        </FormRow>
      </Form>
      {invite.data !== undefined && (
        <Box role="status" sx={{ mt: 2 }}>
          <InfoList
            minWidth={320}
            items={[
              {
                label: t('platform.invite.url'),
                value: <CopyableText label={t('platform.invite.url')} value={invite.data.url} />,
              },
              {
                label: t('platform.invite.expires'),
                value: <DateTimeText inWords iso={invite.data.expires} zone={viewerZone()} />,
              },
            ]}
          />
        </Box>
      )}
    </Card>
  );
}
