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
  const [pickedTime, setPickedTime] = useState<DateTime | null>(null);
  const isOwn = pickedTime !== null && toText(pickedTime) === (value ?? '');
  const handleChange = (time: DateTime | null) => {
    setPickedTime(time);
    onChange(toText(time));
  };
  return { time: isOwn ? pickedTime : fromText(value), handleChange };
}
