import * as calls from '@redraft/contracts/calls/support';
import { useEffect, useRef, useState } from 'react';
import { sendCall } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { loadTrackers, type Tracker } from './trackers.ts';

/** Chosen before anybody chooses. */
const defaultOption = 5;

export type FieldName = 'name' | 'email' | 'message';

/** Rough on purpose: the server decides. */
const isFilled: Record<FieldName, (text: string) => boolean> = {
  name: (text) => text !== '',
  email: (text) => /^[^\s@]+@[^\s@.]+\.\S+$/.test(text),
  message: (text) => text !== '',
};

/** The state of a request for support, kept by hand: it is asked for before a sign-in too, where neither forms nor schemas are. */
export function useRequest() {
  const user = useSession();
  const own = user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
  const [typed, setTyped] = useState({ option: defaultOption, name: '', email: '', message: '' });
  const [state, setState] = useState<'new' | 'refused' | 'sending' | 'sent'>('new');
  const [error, setError] = useState<unknown>(null);
  const [trackers, setTrackers] = useState<readonly Tracker[]>([]);
  const fields = {
    name: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    message: useRef<HTMLInputElement>(null),
  };
  // Synchronises with the server's list; without it the request is about what most are about.
  useEffect(() => {
    loadTrackers().then(setTrackers, () => undefined);
  }, []);
  const values = { ...typed, ...own };
  const sent = {
    ...values,
    name: values.name.trim(),
    email: values.email.trim(),
    message: values.message.trim(),
  };
  const missing = (['name', 'email', 'message'] as const).filter((name) => !isFilled[name](sent[name]));

  const send = async () => {
    setState('sending');
    setError(null);
    try {
      const body = { ...sent, currentURL: window.location.href };
      await sendCall(calls.requestSupport, { body });
      setState('sent');
    } catch (cause) {
      setError(cause);
      setState('refused');
    }
  };
  const submit = () => {
    if (state === 'sending') return;
    const [first] = missing;
    if (first === undefined) return void send();
    setState('refused');
    fields[first].current?.focus();
  };
  return {
    values,
    fields,
    trackers,
    error,
    state,
    isLocked: own !== null,
    hasWords: typed.message.trim() !== '' && state !== 'sent',
    /** Said once the form was sent, and then as long as it is so. */
    isMissing: (name: FieldName) => state === 'refused' && missing.includes(name),
    change: (changed: Partial<typeof typed>) => setTyped({ ...typed, ...changed }),
    submit,
  };
}
