import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { newPasswordSchema } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { messageOf } from '../../lib/api-error.ts';
import { say } from '../../lib/sentences.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAct } from '../../lib/use-act.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { changePassword } from './profile-calls.ts';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['own-account', 'common']);
  const id = useId();
  const client = useQueryClient();
  const [same, mismatch] = [t('profile.same'), t('profile.mismatch')];
  const schema = useMemo(
    () =>
      z
        .object({ current: z.string().min(1), next: newPasswordSchema, confirm: z.string() })
        .refine(({ current, next }) => current !== next, { path: ['next'], message: same })
        .refine(({ next, confirm }) => next === confirm, { path: ['confirm'], message: mismatch }),
    [same, mismatch],
  );
  const form = useZodForm(schema, { defaultValues: { current: '', next: '', confirm: '' } });
  const { control } = form;
  const changing = useAct({
    mutationFn: ({ current, next }: { current: string; next: string }) =>
      changePassword({ currentPassword: current, newPassword: next }),
    meta: { ownError: true },
    onSuccess: () => {
      notify(t('profile.changed'));
      void client.invalidateQueries({ queryKey: ['sessions'] });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('profile.change')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <Form form={form} id={id} onSubmit={(values) => changing.mutate(values)} label={t('profile.change')}>
          {changing.error !== null && (
            <Alert severity="error">
              {t('profile.changeFailed', { message: messageOf(changing.error) })}
            </Alert>
          )}
          <TextField
            control={control}
            name="current"
            label={t('profile.current')}
            type="password"
            autoComplete="current-password"
            isRequired
            autoFocus
          />
          <TextField
            control={control}
            name="next"
            label={t('profile.next')}
            helper={say(sentence('account.password_rule'))}
            type="password"
            autoComplete="new-password"
            isRequired
          />
          <TextField
            control={control}
            name="confirm"
            label={t('profile.confirm')}
            helper={t('profile.confirmHelp')}
            type="password"
            autoComplete="new-password"
            isRequired
          />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={changing.isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" form={id} variant="contained" loading={changing.isPending}>
          {t('profile.change')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
