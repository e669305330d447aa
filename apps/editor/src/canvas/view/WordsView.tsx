import { createContext, type ReactNode, useContext } from 'react';
import type { TextPlace } from '../commands/places.ts';
import type { TextBody } from '../scene/scene.ts';
import type { Showing } from './showing.ts';
import { type TextMatch, TextView } from './TextView.tsx';

/** State of the texts on the page being edited. */
export interface WordsContext {
  writing: TextPlace | null;
  /** Replaces the text being edited. */
  writer: ReactNode;
  /** Keyed by shape and cell. */
  matches: ReadonlyMap<string, readonly TextMatch[]>;
}

const Context = createContext<WordsContext>({ writing: null, writer: null, matches: new Map() });
export const WordsProvider = Context.Provider;

export function placeKey({ shape, cell }: TextPlace): string {
  return cell === null ? shape : `${shape} ${cell.row} ${cell.column}`;
}

/** Text of a shape or cell, or its editor while it is being edited. */
export function WordsView(props: { place: TextPlace; body: TextBody; showing: Showing }) {
  const { place, body, showing } = props;
  const { writing, writer, matches } = useContext(Context);
  if (showing === 'edit' && writing !== null && placeKey(writing) === placeKey(place)) return writer;
  return (
    <div className="words">
      <TextView
        body={body}
        matches={matches.get(placeKey(place))}
        hasLinks={showing === 'read' || showing === 'present'}
      />
    </div>
  );
}
