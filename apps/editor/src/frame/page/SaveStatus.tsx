import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import type { SaveState } from '../saving/save-loop.ts';
import { type Announcement, planAnnouncement } from './save-announcements.ts';

/** The save state, always visible. */
export function SaveStatus({ state }: { state: SaveState }) {
  const t = useTexts();
  const text = t(getSaveStateKey(state));
  return (
    <>
      <output className="save-status" data-state={state.kind} aria-live="off" title={text}>
        <span className="save-dot" aria-hidden="true" />
        <span>{text}</span>
      </output>
      <SaveAnnouncer stateKey={getSaveStateKey(state)} />
    </>
  );
}

/** Announces problems with saving and their end, not every save. */
export function SaveAnnouncer({ stateKey }: { stateKey: string }) {
  const t = useTexts();
  const last = useRef<Announcement | null>(null);
  const [announcedKey, setAnnouncedKey] = useState<string | null>(null);
  useEffect(() => {
    const delay = planAnnouncement(last.current, stateKey, Date.now());
    if (delay === null) return;
    const timer = setTimeout(() => {
      last.current = { key: stateKey, at: Date.now() };
      setAnnouncedKey(stateKey);
    }, delay);
    return () => clearTimeout(timer);
  }, [stateKey]);
  return (
    <div className="unseen" role="status">
      {announcedKey === null ? '' : t(announcedKey)}
    </div>
  );
}

/** Key in the catalogue. */
export function getSaveStateKey(state: SaveState): string {
  return `saveState.${state.kind === 'retrying' ? state.cause : state.kind}`;
}
