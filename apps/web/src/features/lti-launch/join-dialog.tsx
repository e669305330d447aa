import Typography from '@mui/material/Typography';
import type { Launch } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { storeLaunch } from '../../lib/launch.ts';
import { storeLaunchedSession } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { joinAccount } from './launch-calls.ts';

const formSchema = z.object({ username: z.string().trim().min(1), password: z.string().min(1) });

/** Signs in to the account that the platform is to open from now on. */
export function JoinDialog({ launch, onClose }: { launch: Launch; onClose: () => void }) {
  const { t } = useTranslation('course-launch');
  const form = useZodForm(formSchema, { defaultValues: { username: '', password: '' } });
  const join = useJoin(launch, onClose);
  return (
    <FormDialog
      form={form}
      title={t('join.title')}
      submitLabel={t('join.submit')}
      saving={join}
      onSubmit={(values) => join.mutate(values)}
      onClose={onClose}
    >
      <Typography>{t('join.text', { platform: launch.platform.name })}</Typography>
      <TextField
        control={form.control}
        name="username"
        label={t('join.username')}
        autoComplete="username"
        isRequired
        autoFocus
      />
      <TextField
        control={form.control}
        name="password"
        type="password"
        label={t('join.password')}
        autoComplete="current-password"
        isRequired
      />
    </FormDialog>
  );
}

function useJoin(launch: Launch, onClose: () => void) {
  const { t } = useTranslation('course-launch');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    mutationFn: joinAccount,
    meta: { showsOwnError: true },
    successMessage: () => t('join.done'),
    onSuccess: async (user) => {
      storeLaunchedSession(user);
      storeLaunch({ ...launch, isNewAccount: false });
      // What the account that is closed has seen is not for this one.
      client.clear();
      onClose();
      await navigate(pageOf(launch), { replace: true });
    },
  });
}

/** A dialog that the platform has opened goes on; otherwise the course says where its class is. */
function pageOf({ target, contextId }: Launch): string {
  if (target.startsWith('/lti/deeplink/')) return target;
  return contextId === null ? '/' : `/lti/course/${contextId}`;
}
