import { useRef, useState } from 'react';
import { clearSession } from '../../lib/session.ts';
import { authorize } from './authorize.ts';

const blank = { username: '', password: '', remember: false };
type Text = 'username' | 'password';

/** State of the sign-in form. Uses neither form library nor schema: they are larger than the rest of the page, and the server validates. */
export function useSignIn(onAuthorized: (code: string) => void) {
  const [values, setValues] = useState(blank);
  const [state, setState] = useState<'new' | 'refused' | 'sending'>('new');
  const [error, setError] = useState<unknown>(null);
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const credentials = { ...values, username: values.username.trim() };
  const missingFields = (['username', 'password'] as const).filter((name) => credentials[name] === '');

  const send = async () => {
    setState('sending');
    setError(null);
    try {
      onAuthorized(await authorize(credentials));
    } catch (cause) {
      // A failed sign-in also ends an earlier session.
      clearSession();
      setError(cause);
      setState('refused');
      fields.password.current?.select();
    }
  };
  const submit = () => {
    const [first] = missingFields;
    if (first === undefined) return void send();
    setState('refused');
    fields[first].current?.focus();
  };
  return {
    values,
    fields,
    error,
    isSending: state === 'sending',
    /** Shown after the first submit, while the field is empty. */
    isMissing: (name: Text) => state === 'refused' && missingFields.includes(name),
    change: (changed: Partial<typeof blank>) => setValues({ ...values, ...changed }),
    submit,
  };
}
