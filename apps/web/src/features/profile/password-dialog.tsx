import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { newPasswordSchema } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { confirmSchema, NewPasswordFields, typedTwice } from '../../domain/passwords/index.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { changePassword } from './profile-calls.ts';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['own-account', 'common']);
  const id = useId();
  const client = useQueryClient();
  const [samePasswordMessage, mismatch] = [t('profile.same'), t('profile.mismatch')];
  const schema = useMemo(
    () =>
      z
        .object({ current: z.string().min(1), password: newPasswordSchema, confirm: confirmSchema })
        .refine(...typedTwice(mismatch))
        .refine(({ current, password }) => current !== password, {
          path: ['password'],
          message: samePasswordMessage,
          when: () => true,
        }),
    [samePasswordMessage, mismatch],
  );
  const form = useZodForm(schema, { defaultValues: { current: '', password: '', confirm: '' } });
  const { control } = form;
  const changing = useAction({
    mutationFn: ({ current, password }: { current: string; password: string }) =>
      changePassword({ currentPassword: current, newPassword: password }),
    meta: { showsOwnError: true },
    onSuccess: () => {
      notify(t('profile.changed'));
      void client.invalidateQueries({ queryKey: ['sessions'] });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'account.wrong_password')
        form.setFocus('current', { shouldSelect: true });
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
          <NewPasswordFields
            control={control}
            names={['password', 'confirm']}
            labels={[t('profile.next'), t('profile.confirm')]}
            helper={t('profile.confirmHelp')}
            mismatch={mismatch}
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
