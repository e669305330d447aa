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
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { type SignInMethods, useSignInMethods } from '../sign-in/index.ts';
import { joinAccount } from './launch-calls.ts';

const formSchema = z.object({ username: z.string().trim().min(1), password: z.string().min(1) });

interface Props {
  launch: Launch;
  onClose: () => void;
}

/** Signs in to the account that the platform is to open from now on; or says what to do with one that has no password. */
export function LinkAccountDialog(props: Props) {
  return <LinkAccountDialogView {...props} methods={useSignInMethods()} />;
}

/** `methods` are null until they are known. */
export function LinkAccountDialogView({ methods, ...props }: Props & { methods: SignInMethods | null }) {
  if (methods?.local === false) return <NoPasswordDialog {...props} />;
  return <PasswordDialog {...props} hasInstitution={methods !== null && methods.institutions.length > 0} />;
}

/** Passwords are turned off, and single sign-on does not work in the frame of a platform: nobody can prove here that another account is theirs (docs/decisions/0108). */
function NoPasswordDialog({ launch, onClose }: Props) {
  const { t } = useTranslation('course-launch');
  return (
    <FullScreenDialog open title={t('join.title')} onClose={onClose} width="form">
      <Typography gutterBottom>{t('join.localOff')}</Typography>
      <Typography>{t('join.useNewAccount', { platform: launch.platform.name })}</Typography>
    </FullScreenDialog>
  );
}

function PasswordDialog({ launch, onClose, hasInstitution }: Props & { hasInstitution: boolean }) {
  const { t } = useTranslation('course-launch');
  const form = useZodForm(formSchema, { defaultValues: { username: '', password: '' } });
  const join = useLinkAccount(launch, onClose);
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
      {hasInstitution && (
        <Typography variant="body2" color="textSecondary">
          {t('join.signOn')} {t('join.useNewAccount', { platform: launch.platform.name })}
        </Typography>
      )}
    </FormDialog>
  );
}

function useLinkAccount(launch: Launch, onClose: () => void) {
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
      // Cached data of the account that is closed.
      client.clear();
      onClose();
      await navigate(findNextPage(launch), { replace: true });
    },
  });
}

/** A deep-linking request continues; any other launch opens the page of its course, which finds the class. */
function findNextPage({ target, contextId }: Launch): string {
  if (target.startsWith('/lti/deeplink/')) return target;
  return contextId === null ? '/' : `/lti/course/${contextId}`;
}
