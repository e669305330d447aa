import { createContext, type ReactNode, useContext } from 'react';
import type { TextPath } from '../commands/find-shapes.ts';
import type { TextBody } from '../scene/scene.ts';
import { type TextMatch, TextView } from './TextView.tsx';
import { computeLinesCss } from './text-layout.ts';
import type { ViewMode } from './view-mode.ts';

/** State of the texts on the page being edited. */
export interface TextContext {
  editedPath: TextPath | null;
  /** Replaces the text being edited. */
  textEditor: ReactNode;
  /** Keyed by shape and cell. */
  matches: ReadonlyMap<string, readonly TextMatch[]>;
}

const Context = createContext<TextContext>({ editedPath: null, textEditor: null, matches: new Map() });
export const TextContextProvider = Context.Provider;

export function toTextKey({ shape, cell }: TextPath): string {
  return cell === null ? shape : `${shape} ${cell.row} ${cell.column}`;
}

/** Text of a shape or cell, or its editor while it is being edited. */
export function EditableText(props: { path: TextPath; body: TextBody; viewMode: ViewMode }) {
  const { path, body, viewMode } = props;
  const { editedPath, textEditor, matches } = useContext(Context);
  if (viewMode === 'edit' && editedPath !== null && toTextKey(editedPath) === toTextKey(path))
    return textEditor;
  return (
    <div className="words" style={computeLinesCss(body)}>
      <TextView
        body={body}
        matches={matches.get(toTextKey(path))}
        hasLinks={viewMode === 'read' || viewMode === 'present'}
      />
    </div>
  );
}
