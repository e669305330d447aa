import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { resendConfirmation } from './sign-up-calls.ts';

/** Sends the confirmation mail again. */
export function ResendConfirmation({ account }: { account: string }) {
  const { t } = useTranslation('own-account');
  const resend = useAction({ mutationFn: () => resendConfirmation(account) });
  if (resend.isSuccess)
    return (
      <Typography ref={focusOnMount} tabIndex={-1}>
        {t('signUp.againSent')}
      </Typography>
    );
  return (
    <Button variant="outlined" loading={resend.isPending} onClick={() => resend.mutate()}>
      {t('signUp.again')}
    </Button>
  );
}
