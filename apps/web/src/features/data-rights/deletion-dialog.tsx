import Typography from '@mui/material/Typography';
import type { AccountDeletion } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAction } from '../../lib/use-action.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { HeldClasses } from './held-classes.tsx';
import { deletionQuery, requestDeletion } from './rights-calls.ts';

const confirmationSchema = z.object({ confirmation: z.string().min(1) });

/** Describes the consequences of deletion and asks for proof of identity. */
export function DeletionDialog({ deletion, onClose }: { deletion: AccountDeletion; onClose: () => void }) {
  const { t } = useTranslation('data-rights');
  const client = useQueryClient();
  const form = useZodForm(confirmationSchema, { defaultValues: { confirmation: '' } });
  const saving = useAction({
    mutationFn: ({ confirmation }: z.output<typeof confirmationSchema>) => requestDeletion(confirmation),
    onSuccess: (now) => {
      client.setQueryData(deletionQuery.queryKey, now);
      onClose();
    },
    meta: { showsOwnError: true },
  });
  const days = deletion.graceDays;
  const isPassword = deletion.confirmBy === 'password';
  return (
    <FormDialog
      form={form}
      title={t('deletion.title')}
      submitLabel={t('deletion.confirm')}
      tone="danger"
      saving={saving}
      onSubmit={(values) => saving.mutate(values)}
      onClose={onClose}
    >
      <Typography>{t('deletion.what.when', { days })}</Typography>
      <Typography variant="h4" component="h3">
        {t('deletion.what.goesTitle')}
      </Typography>
      <Typography>{t('deletion.what.goes')}</Typography>
      <Typography variant="h4" component="h3">
        {t('deletion.what.staysTitle')}
      </Typography>
      <Typography>{t('deletion.what.stays')}</Typography>
      <HeldClasses classes={deletion.heldClasses} />
      <Typography>{t('deletion.what.before')}</Typography>
      <TextField
        control={form.control}
        name="confirmation"
        label={isPassword ? t('deletion.password') : t('deletion.username')}
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'off'}
        isRequired
      />
    </FormDialog>
  );
}
