import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FocusHomeProvider } from '../../ui/focus-home.ts';
import { createEditing, type EditingOptions } from '../editing/create-editing.ts';
import type { Drawing, Editing, ViewKind } from '../editing/editing.ts';
import { EditingProvider } from '../editing/editing-context.ts';
import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { createPlainPlugins } from '../plain/plain-plugins.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { openAtStoredPosition } from './opening-position.ts';
import { createPagePlugins } from './page-plugins.ts';

interface Props {
  options: () => Omit<EditingOptions, 'drawing'>;
  initialView: ViewKind;
  /** The user whose last caret position is restored. */
  userId: string;
  /** Called before the UI around the text is rendered. */
  onStart: (editing: Editing) => void;
  /** Called once the text is on the page. */
  onReady: (editing: Editing) => void;
  /** The UI around the text; rendered once the text exists. */
  children: (text: ReactNode, format: ViewKind, chooseView: (format: ViewKind) => void) => ReactNode;
}

/** Hosts the text view. The view lives as long as this component, whatever document and layout it shows. */
export function TextHost({ options, initialView, userId, onStart, onReady, children }: Props) {
  const [drawings] = useState(createDrawings);
  const [viewKind, setViewKind] = useState(initialView);
  const [editing, setEditing] = useState<Editing | null>(null);
  const begin = useRef({ options, onStart, onReady, drawing: drawings[initialView] });
  // Synchronises with the ProseMirror view, which is not a component.
  useEffect(() => {
    const { drawing } = begin.current;
    connect(drawing);
    const started = createEditing({ ...begin.current.options(), drawing });
    begin.current.onStart(started);
    setEditing(started);
    return () => started.destroy();
  }, []);
  // Synchronises with the page: the host is notified when the text can be edited.
  useEffect(() => {
    if (editing === null) return;
    const leave = openAtStoredPosition(editing, userId);
    begin.current.onReady(editing);
    return leave;
  }, [editing, userId]);
  // Synchronises with the focus, which is lost when the text moves in the DOM, and with the scroll position.
  useEffect(() => {
    const hasMoved = viewKind !== begin.current.drawing.view;
    begin.current.drawing = drawings[viewKind];
    if (editing === null || !hasMoved) return;
    editing.view.focus();
    const frame = requestAnimationFrame(() =>
      dispatchKeepingCaret(editing.view, (tr) => tr.scrollIntoView()),
    );
    return () => cancelAnimationFrame(frame);
  }, [editing, viewKind, drawings]);
  if (editing === null) return null;
  const chooseView = (next: ViewKind): void => {
    if (next === editing.viewKind()) return;
    connect(drawings[next]);
    editing.draw(drawings[next]);
    setViewKind(next);
  };
  const { place } = drawings[viewKind];
  return (
    <FocusHomeProvider value={editing.view}>
      <EditingProvider value={editing}>
        {children(
          <Place key={viewKind} element={place}>
            {viewKind === 'pages' ? <PictureFrame paper={place} /> : null}
          </Place>,
          viewKind,
          chooseView,
        )}
      </EditingProvider>
    </FocusHomeProvider>
  );
}

function createDrawings(): Record<ViewKind, Drawing> {
  return {
    pages: { view: 'pages', place: createPlace('paper'), plugins: createPagePlugins },
    plain: { view: 'plain', place: createPlace('plain-text'), plugins: createPlainPlugins },
  };
}

function createPlace(name: string): HTMLElement {
  const place = document.createElement('div');
  place.className = name;
  return place;
}

/** The view reads its computed style on creation, which requires an attached element. */
function connect({ place }: Drawing): void {
  if (!place.isConnected) document.body.append(place);
}

/** Attaches the element that the view renders into. */
function Place({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Synchronises with an element that outlives this component's renders.
  useEffect(() => {
    place.current?.append(element);
  }, [element]);
  return (
    <div ref={place} className={`${element.className}-place`}>
      {children}
    </div>
  );
}
