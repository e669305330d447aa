import { shownAddress } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/support';
import { useEffect, useRef, useState } from 'react';
import { sendCall } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { loadTrackers, type Tracker } from './trackers.ts';

/** Preselected category. */
const defaultOption = 5;

export type FieldName = 'name' | 'email' | 'message';

/** Only a rough check: the server validates. */
const isFilled: Record<FieldName, (text: string) => boolean> = {
  name: (text) => text !== '',
  email: (text) => /^[^\s@]+@[^\s@.]+\.\S+$/.test(text),
  message: (text) => text !== '',
};

/** State of a support request. Uses neither form library nor schema, because the form is also available before sign-in, where they are not loaded. */
export function useRequest() {
  const user = useSession();
  const name = user && `${user.firstName} ${user.lastName}`.trim();
  /** Empty for an account that came from a learning platform without an address. */
  const email = shownAddress(user?.email ?? '');
  const ownDetails = { ...(name !== null && { name }), ...(email !== '' && { email }) };
  const [typedValues, setValues] = useState({ option: defaultOption, name: '', email: '', message: '' });
  const [state, setState] = useState<'new' | 'refused' | 'sending' | 'sent'>('new');
  const [error, setError] = useState<unknown>(null);
  const [trackers, setTrackers] = useState<readonly Tracker[]>([]);
  const fields = {
    name: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    message: useRef<HTMLInputElement>(null),
  };
  // Loads the categories; without them the default is used.
  useEffect(() => {
    loadTrackers().then(setTrackers, () => undefined);
  }, []);
  const values = { ...typedValues, ...ownDetails };
  const request = {
    ...values,
    name: values.name.trim(),
    email: values.email.trim(),
    message: values.message.trim(),
  };
  const missingFields = (['name', 'email', 'message'] as const).filter(
    (name) => !isFilled[name](request[name]),
  );

  const send = async () => {
    setState('sending');
    setError(null);
    try {
      const body = { ...request, currentURL: window.location.href };
      await sendCall(calls.requestSupport, { body });
      setState('sent');
    } catch (cause) {
      setError(cause);
      setState('refused');
    }
  };
  const submit = () => {
    if (state === 'sending') return;
    const [first] = missingFields;
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
    isLocked: { name: name !== null, email: email !== '' },
    hasWords: typedValues.message.trim() !== '' && state !== 'sent',
    /** Shown after the first submit, while the field is empty. */
    isMissing: (name: FieldName) => state === 'refused' && missingFields.includes(name),
    change: (changed: Partial<typeof typedValues>) => setValues({ ...typedValues, ...changed }),
    submit,
  };
}
