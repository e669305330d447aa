import type { DateTime } from 'luxon';
import { useState } from 'react';

interface Options {
  value: unknown;
  onChange: (text: string) => void;
  toText: (time: DateTime | null) => string;
  fromText: (value: unknown) => DateTime | null;
}

/**
 * Between the form's text and a picker's time. A half-typed date has no text of its own, so the picker's
 * last time is kept until the form's value differs from what that time stands for.
 */
export function usePickedTime({ value, onChange, toText, fromText }: Options) {
  const [picked, setPicked] = useState<DateTime | null>(null);
  const isOwn = picked !== null && toText(picked) === (value ?? '');
  const handleChange = (time: DateTime | null) => {
    setPicked(time);
    onChange(toText(time));
  };
  return { time: isOwn ? picked : fromText(value), handleChange };
}
