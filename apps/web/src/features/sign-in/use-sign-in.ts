import { useRef, useState } from 'react';
import { clearSession } from '../../lib/session.ts';
import { authorize } from './authorize.ts';

const blank = { username: '', password: '', remember: false };
type Text = 'username' | 'password';

/**
 * The state of the sign-in form. Kept by hand, with neither form library nor schema: they weigh more than the
 * rest of the page, and the server checks what is sent.
 */
export function useSignIn(onAuthorized: (code: string) => void) {
  const [values, setValues] = useState(blank);
  const [state, setState] = useState<'new' | 'refused' | 'sending'>('new');
  const [error, setError] = useState<unknown>(null);
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const sent = { ...values, username: values.username.trim() };
  const missing = (['username', 'password'] as const).filter((name) => sent[name] === '');

  const send = async () => {
    setState('sending');
    setError(null);
    try {
      onAuthorized(await authorize(sent));
    } catch (cause) {
      // Whatever an earlier session left behind does not outlive a failed sign-in.
      clearSession();
      setError(cause);
      setState('refused');
      fields.password.current?.select();
    }
  };
  const submit = () => {
    const [first] = missing;
    if (first === undefined) return void send();
    setState('refused');
    fields[first].current?.focus();
  };
  return {
    values,
    fields,
    error,
    isSending: state === 'sending',
    /** Said once the form was sent, and then as long as it is so. */
    isMissing: (name: Text) => state === 'refused' && missing.includes(name),
    change: (changed: Partial<typeof blank>) => setValues({ ...values, ...changed }),
    submit,
  };
}
