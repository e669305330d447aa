import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FocusHomeProvider } from '../../ui/focus-home.ts';
import { createEditing, type EditingOptions } from '../editing/create-editing.ts';
import type { Editing } from '../editing/editing.ts';
import { EditingProvider } from '../editing/editing-context.ts';
import { PictureFrame } from '../pictures/PictureFrame.tsx';

interface Props {
  options: () => Omit<EditingOptions, 'place'>;
  onReady: (editing: Editing) => void;
  /** What surrounds the text; drawn once it is there. */
  children: (text: ReactNode) => ReactNode;
}

/** Where the text stands. The view lives as long as this component, whatever document it shows. */
export function TextPlace({ options, onReady, children }: Props) {
  const [paper] = useState(() => createPaper());
  const [editing, setEditing] = useState<Editing | null>(null);
  const begin = useRef({ options, onReady });
  // Synchronises with the view of the editor library, which is no component.
  useEffect(() => {
    // The view looks at its own style when it begins, which an element outside the page does not have.
    if (!paper.isConnected) document.body.append(paper);
    const started = createEditing({ ...begin.current.options(), place: paper });
    setEditing(started);
    begin.current.onReady(started);
    return () => started.destroy();
  }, [paper]);
  if (editing === null) return null;
  return (
    <FocusHomeProvider value={editing.view}>
      <EditingProvider value={editing}>{children(<Paper key="text" paper={paper} />)}</EditingProvider>
    </FocusHomeProvider>
  );
}

function createPaper(): HTMLDivElement {
  const paper = document.createElement('div');
  paper.className = 'paper';
  return paper;
}

/** Puts the element that the view draws in where it belongs on the page. */
function Paper({ paper }: { paper: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  // Synchronises with an element that outlives this component's drawings.
  useEffect(() => {
    place.current?.append(paper);
  }, [paper]);
  return (
    <div ref={place} className="paper-place">
      <PictureFrame paper={paper} />
    </div>
  );
}
