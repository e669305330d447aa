import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { sentence } from '@redraft/sentences';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { translate } from '../../lib/sentences.ts';
import { SignInField } from './sign-in-field.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Username and password; shows the server's message on failure. */
export function SignInForm({ onAuthorized }: { onAuthorized: (code: string) => void }) {
  const { t } = useTranslation('accounts');
  const { values, fields, error, isSending, isMissing, change, submit } = useSignIn(onAuthorized);
  const findProblem = (name: 'username' | 'password') =>
    isMissing(name) ? translate(sentence('value.required')) : undefined;
  return (
    <Stack
      component="form"
      aria-label={t('signIn.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ gap: 2.5 }}
    >
      {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
      <SignInField
        ref={fields.username}
        name="username"
        label={t('signIn.username')}
        autoComplete="username"
        autoFocus
        value={values.username}
        onChange={(username) => change({ username })}
        problem={findProblem('username')}
      />
      <SignInField
        ref={fields.password}
        name="password"
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => change({ password })}
        problem={findProblem('password')}
      />
      <FormControlLabel
        label={t('signIn.remember')}
        sx={{ mr: 0.5 }}
        control={
          <Checkbox
            name="remember"
            checked={values.remember}
            onChange={(_event, remember) => change({ remember })}
            size="small"
          />
        }
      />
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {t('signIn.submit')}
      </Button>
      <SignInLinks
        isUnconfirmed={error instanceof ApiError && error.code === 'auth.unconfirmed'}
        username={values.username}
      />
    </Stack>
  );
}
