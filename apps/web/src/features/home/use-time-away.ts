import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { computeTimeAway } from './time-away.ts';

const dayMs = 86_400_000;

/** Relative time as text, updated while the page is open. */
export function useTimeAway(iso: string | null, zone: string): { text: string; isNear: boolean } {
  const { i18n } = useTranslation();
  const [at, setAt] = useState(now);
  // Synchronises with the clock.
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (iso === null) return { text: '', isNear: false };
  const then = Date.parse(iso);
  const { unit, count } = computeTimeAway(then, { now: at, zone });
  const text = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(count, unit);
  return { text, isNear: then - at < dayMs };
}
