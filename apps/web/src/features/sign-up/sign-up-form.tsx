import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../domain/passwords/index.ts';
import { useAction } from '../../lib/use-action.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form, FormError, FormRow } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showIssues, useZodForm } from '../../ui/form/use-zod-form.ts';
import { ProfileUrls } from './profile-urls.tsx';
import { signUp } from './sign-up-calls.ts';
import { emptySignUp, type SignUpInput, signUpSchema } from './sign-up-schema.ts';
import { TermsField } from './terms-field.tsx';

interface Props {
  /** Prefilled data and token of an invitation. */
  invited?: { token: string; email: string; firstName: string; lastName: string } | null;
  onDone: (done: { message: string; username: string }) => void;
}

export function SignUpForm({ invited = null, onDone }: Props) {
  const { t } = useTranslation('own-account');
  const schema = useMemo(
    () => signUpSchema({ mismatch: t('signUp.mismatch'), termsMissing: t('signUp.termsMissing') }),
    [t],
  );
  const form = useZodForm<SignUpInput, SignUpInput>(schema, { defaultValues: findInitialValues(invited) });
  const { control } = form;
  const isInstructor = useWatch({ control, name: 'instructor' });
  const registering = useAction({
    mutationFn: ({ confirm: _confirm, terms: _terms, ...person }: SignUpInput) =>
      signUp(invited === null ? person : { ...person, invitation: invited.token }),
    meta: { showsOwnError: true },
    onSuccess: ({ message }, { username }) => onDone({ message, username }),
    onError: (error) => showIssues(form, error),
  });
  const field = (name: 'firstName' | 'lastName' | 'username' | 'email') => ({
    control,
    name,
    label: t(`signUp.${name}`),
    isRequired: true,
  });
  return (
    <Form form={form} onSubmit={(values) => registering.mutate(values)} label={t('signUp.title')}>
      <FormError error={registering.error} />
      <Typography variant="body2" color="textSecondary">
        {t('signUp.required')}
      </Typography>
      <FormRow>
        <TextField {...field('firstName')} autoComplete="given-name" autoFocus />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FormRow>
      <TextField {...field('username')} helper={t('signUp.usernameRule')} autoComplete="username" />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        {...(invited === null ? {} : { isReadOnly: true, helper: t('signUp.invitedEmail') })}
      />
      <NewPasswordFields
        control={control}
        names={['password', 'confirm']}
        labels={[t('signUp.password'), t('signUp.confirm')]}
        mismatch={t('signUp.mismatch')}
      />
      <TextField control={control} name="phone" label={t('signUp.phone')} type="tel" autoComplete="tel" />
      {invited === null && (
        <CheckboxField control={control} name="instructor" label={t('signUp.instructor')} />
      )}
      {isInstructor && <ProfileUrls control={control} />}
      <TermsField control={control} />
      <Button type="submit" variant="contained" size="large" loading={registering.isPending}>
        {t('signUp.register')}
      </Button>
    </Form>
  );
}

function findInitialValues(invited: Props['invited']): SignUpInput {
  if (!invited) return emptySignUp;
  const { email, firstName, lastName } = invited;
  return { ...emptySignUp, email, firstName, lastName };
}
