import { useTexts } from '../../i18n.ts';
import type { SaveState } from '../saving/save-loop.ts';

/** The save state, always visible. */
export function SaveStatus({ state }: { state: SaveState }) {
  const t = useTexts();
  const text = t(getSaveStateKey(state));
  return (
    <output className="save-status" data-state={state.kind} aria-live="polite" title={text}>
      <span className="save-dot" aria-hidden="true" />
      <span>{text}</span>
    </output>
  );
}

/** Key in the catalogue. */
export function getSaveStateKey(state: SaveState): string {
  return `saveState.${state.kind === 'retrying' ? state.cause : state.kind}`;
}
