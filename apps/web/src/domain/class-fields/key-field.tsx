import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { AutorenewIcon } from '../../ui/icons/index.ts';
import type { ClassForm } from './class-fields.tsx';
import { generateEnrollKey } from './enroll-key.ts';

/** Enrollment key of a new class: generated, not typed. */
export function KeyField({ form }: { form: ClassForm }) {
  const { t } = useTranslation('classes');
  const user = useSession();
  const generate = () => {
    if (user !== null)
      form.setValue('enrollkey', generateEnrollKey(user), {
        shouldValidate: true,
      });
  };
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, maxWidth: 320 }}>
        <TextField
          control={form.control}
          name="enrollkey"
          label={t('field.enrollKey')}
          helper={t('keyHelp')}
          isReadOnly
        />
      </Box>
      {/* Offset by the height of the label above the field. */}
      <Button
        variant="outlined"
        startIcon={<AutorenewIcon />}
        onClick={generate}
        sx={{ mt: '25px', minHeight: 40 }}
      >
        {t('autogenerate')}
      </Button>
    </Stack>
  );
}
