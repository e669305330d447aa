import { useTexts } from '../../i18n.ts';
import type { SaveState } from '../saving/save-loop.ts';

/** Where the user's words are, always in sight. */
export function SaveStatus({ state }: { state: SaveState }) {
  const t = useTexts();
  return (
    <output className="save-status" data-state={state.kind} aria-live="polite">
      <span className="save-dot" aria-hidden="true" />
      {t(`saveState.${textKey(state)}`)}
    </output>
  );
}

function textKey(state: SaveState): string {
  return state.kind === 'retrying' ? state.cause : state.kind;
}
