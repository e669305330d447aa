import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { computeRemainingTime } from './remaining-time.ts';

const dayMs = 86_400_000;

/** Relative time as text, updated while the page is open. */
export function useRemainingTime(iso: string | null, zone: string): { text: string; isSoon: boolean } {
  const { i18n } = useTranslation();
  const [currentTime, setCurrentTime] = useState(now);
  // Updates the time by a timer.
  useEffect(() => {
    const timer = setInterval(() => setCurrentTime(now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (iso === null) return { text: '', isSoon: false };
  const time = Date.parse(iso);
  const { unit, count } = computeRemainingTime(time, { now: currentTime, zone });
  const text = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(count, unit);
  return { text, isSoon: time - currentTime < dayMs };
}
