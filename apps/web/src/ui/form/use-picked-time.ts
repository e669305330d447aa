import type { DateTime } from 'luxon';
import { useState } from 'react';

interface Options {
  value: unknown;
  onChange: (text: string) => void;
  toText: (time: DateTime | null) => string;
  fromText: (value: unknown) => DateTime | null;
}

/**
 * Converts between the form's text and the picker's time. An incomplete date has no text, so the picker's last time is kept until the form's value
 * differs from it.
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
