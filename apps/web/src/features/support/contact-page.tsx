import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ContactMessage, contactMessageSchema, limits, shownAddress } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/support';
import { sentence } from '@redraft/sentences';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../lib/api.ts';
import { translate } from '../../lib/sentences.ts';
import { useSession } from '../../lib/session.ts';
import { getSite } from '../../lib/site.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { Form, FormError } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showIssues, useZodForm } from '../../ui/form/use-zod-form.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** /contactus: a message to the operator, with or without sign-in. */
export function ContactPage() {
  const { t } = useTranslation('support');
  const user = useSession();
  const ownDetails = {
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    email: shownAddress(user?.email ?? ''),
  };
  const emptyForm = { ...ownDetails, message: '' };
  const form = useZodForm(contactMessageSchema, { defaultValues: emptyForm });
  const sending = useAction({
    mutationFn: (body: ContactMessage) => sendCall(calls.sendContactMessage, { body }),
    onSuccess: () => {
      notify(translate(sentence('contact.thanks')));
      form.reset(emptyForm);
    },
    onError: (error) => void showIssues(form, error),
    meta: { showsOwnError: true },
  });
  const { email } = getSite();
  return (
    <PageFrame
      title={t('contact.title')}
      subtitle={
        <>
          {t('contact.text')}{' '}
          <Link underline="always" href={`mailto:${email}`}>
            {email}
          </Link>
        </>
      }
      width="reading"
    >
      <Form form={form} onSubmit={(values) => sending.mutate(values)} label={t('contact.title')}>
        <FormError error={sending.error} />
        <TextField
          control={form.control}
          name="name"
          label={t('contact.name')}
          autoComplete="name"
          isReadOnly={user !== null}
          isRequired
        />
        <TextField
          control={form.control}
          name="email"
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          isReadOnly={ownDetails.email !== ''}
          isRequired
        />
        <TextField
          control={form.control}
          name="message"
          label={t('contact.message')}
          minRows={6}
          maxLength={limits.supportMessage}
          isRequired
        />
        <Button type="submit" variant="contained" loading={sending.isPending} sx={{ alignSelf: 'start' }}>
          {t('contact.send')}
        </Button>
      </Form>
    </PageFrame>
  );
}
