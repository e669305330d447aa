import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FocusHomeProvider } from '../../ui/focus-home.ts';
import { createEditing, type EditingOptions } from '../editing/create-editing.ts';
import type { Drawing, Editing, Look } from '../editing/editing.ts';
import { EditingProvider } from '../editing/editing-context.ts';
import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { createPlainPlugins } from '../plain/plain-plugins.ts';
import { dispatchAside } from '../selection/settled-caret.ts';
import { openAtKeptPlace } from './opening-place.ts';
import { createPagePlugins } from './page-plugins.ts';

interface Props {
  options: () => Omit<EditingOptions, 'drawing'>;
  firstLook: Look;
  /** For whom the caret stands where the text was left. */
  userId: string;
  /** Called before anything around the text is drawn. */
  onStart: (editing: Editing) => void;
  /** Called once the text stands on the page, to be read and written. */
  onReady: (editing: Editing) => void;
  /** What surrounds the text; drawn once it is there. */
  children: (text: ReactNode, look: Look, chooseLook: (look: Look) => void) => ReactNode;
}

/** Where the text stands. The view lives as long as this component, whatever document it shows and however it is drawn. */
export function TextPlace({ options, firstLook, userId, onStart, onReady, children }: Props) {
  const [drawings] = useState(createDrawings);
  const [look, setLook] = useState(firstLook);
  const [editing, setEditing] = useState<Editing | null>(null);
  const begin = useRef({ options, onStart, onReady, drawing: drawings[firstLook] });
  // Synchronises with the view of the editor library, which is no component.
  useEffect(() => {
    const { drawing } = begin.current;
    connect(drawing);
    const started = createEditing({ ...begin.current.options(), drawing });
    begin.current.onStart(started);
    setEditing(started);
    return () => started.destroy();
  }, []);
  // Synchronises with the page, on which the text stands by now: the host hears of it when it can be written in.
  useEffect(() => {
    if (editing === null) return;
    const leave = openAtKeptPlace(editing, userId);
    begin.current.onReady(editing);
    return leave;
  }, [editing, userId]);
  // Synchronises with the focus, which falls out of a text that is moved to another place, and with what was in sight there.
  useEffect(() => {
    const hasMoved = look !== begin.current.drawing.look;
    begin.current.drawing = drawings[look];
    if (editing === null || !hasMoved) return;
    editing.view.focus();
    const frame = requestAnimationFrame(() => dispatchAside(editing.view, (tr) => tr.scrollIntoView()));
    return () => cancelAnimationFrame(frame);
  }, [editing, look, drawings]);
  if (editing === null) return null;
  const chooseLook = (next: Look): void => {
    if (next === editing.look()) return;
    connect(drawings[next]);
    editing.draw(drawings[next]);
    setLook(next);
  };
  const { place } = drawings[look];
  return (
    <FocusHomeProvider value={editing.view}>
      <EditingProvider value={editing}>
        {children(
          <Place key={look} element={place}>
            {look === 'pages' ? <PictureFrame paper={place} /> : null}
          </Place>,
          look,
          chooseLook,
        )}
      </EditingProvider>
    </FocusHomeProvider>
  );
}

function createDrawings(): Record<Look, Drawing> {
  return {
    pages: { look: 'pages', place: createPlace('paper'), plugins: createPagePlugins },
    plain: { look: 'plain', place: createPlace('plain-text'), plugins: createPlainPlugins },
  };
}

function createPlace(name: string): HTMLElement {
  const place = document.createElement('div');
  place.className = name;
  return place;
}

/** The view looks at its own style when it begins, which an element outside the page does not have. */
function connect({ place }: Drawing): void {
  if (!place.isConnected) document.body.append(place);
}

/** Puts the element that the view draws in where it belongs on the page. */
function Place({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Synchronises with an element that outlives this component's drawings.
  useEffect(() => {
    place.current?.append(element);
  }, [element]);
  return (
    <div ref={place} className={`${element.className}-place`}>
      {children}
    </div>
  );
}
