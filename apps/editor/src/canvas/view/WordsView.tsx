import { createContext, type ReactNode, useContext } from 'react';
import type { TextPlace } from '../commands/places.ts';
import type { TextBody } from '../scene/scene.ts';
import type { Showing } from './showing.ts';
import { type TextMatch, TextView } from './TextView.tsx';

/** What is going on with the words of the page that is being worked on. */
export interface WordsContext {
  writing: TextPlace | null;
  /** Stands in the place of the words that are being written. */
  writer: ReactNode;
  /** By shape and cell. */
  matches: ReadonlyMap<string, readonly TextMatch[]>;
}

const Context = createContext<WordsContext>({ writing: null, writer: null, matches: new Map() });
export const WordsProvider = Context.Provider;

export function placeKey({ shape, cell }: TextPlace): string {
  return cell === null ? shape : `${shape} ${cell.row} ${cell.column}`;
}

/** Words in a shape or a cell; where they are being written, what writes them. */
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
