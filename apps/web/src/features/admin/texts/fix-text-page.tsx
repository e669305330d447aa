import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { submissionIdSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { RepairPanel } from './repair-panel.tsx';

/** The typed id of a text. */
const wantedSchema = z.object({
  id: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,14}$/),
});

/** /admin/fixtext and /admin/fixtext/{id}: repairs the formatting of a student's text in a copy. */
export function FixTextPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const form = useZodForm(wantedSchema, { defaultValues: { id } });
  const parsedId = submissionIdSchema.safeParse(id);
  return (
    <AdminFrame title={t('link.fixText')} subtitle={t('about.fixText')}>
      <Stack sx={{ gap: 3 }}>
        <Card variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Form
            form={form}
            onSubmit={(values) => void navigate(`/admin/fixtext/${values.id}`)}
            label={t('text.load')}
          >
            <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
              <TextField control={form.control} name="id" label={t('text.id')} helper={t('text.idHelp')} />
              <Button type="submit" variant="contained" sx={{ minHeight: 40, mt: '25px' }}>
                {t('text.loadButton')}
              </Button>
            </Stack>
          </Form>
        </Card>
        {parsedId.success && <RepairPanel key={parsedId.data} id={parsedId.data} />}
      </Stack>
    </AdminFrame>
  );
}
