import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DocumentFocusProvider } from '../../ui/document-focus.ts';
import { createEditor, type EditorOptions } from '../editing/create-editing.ts';
import type { DocumentEditor, ViewKind, ViewRenderer } from '../editing/editing.ts';
import { EditorProvider } from '../editing/editing-context.ts';
import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { createPlainPlugins } from '../plain/plain-plugins.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { openAtStoredPosition } from './opening-position.ts';
import { createPagePlugins } from './page-plugins.ts';

interface Props {
  options: () => Omit<EditorOptions, 'renderer'>;
  initialView: ViewKind;
  /** The user whose last caret position is restored. */
  userId: string;
  /** Called before the UI around the text is rendered. */
  onStart: (editor: DocumentEditor) => void;
  /** Called once the text is on the page. */
  onReady: (editor: DocumentEditor) => void;
  /** The UI around the text; rendered once the text exists. */
  children: (text: ReactNode, viewKind: ViewKind, chooseView: (viewKind: ViewKind) => void) => ReactNode;
}

/** Hosts the text view. The view lives as long as this component, whatever document and layout it shows. */
export function TextHost({ options, initialView, userId, onStart, onReady, children }: Props) {
  const [renderers] = useState(createRenderers);
  const [viewKind, setViewKind] = useState(initialView);
  const [editor, setEditor] = useState<DocumentEditor | null>(null);
  const initial = useRef({ options, onStart, onReady, drawing: renderers[initialView] });
  // Synchronises with the ProseMirror view, which is not a component.
  useEffect(() => {
    const { drawing } = initial.current;
    attachToDocument(drawing);
    const newEditor = createEditor({ ...initial.current.options(), renderer: drawing });
    initial.current.onStart(newEditor);
    setEditor(newEditor);
    return () => newEditor.destroy();
  }, []);
  // Synchronises with the page: the host is notified when the text can be edited.
  useEffect(() => {
    if (editor === null) return;
    const stopStoringPosition = openAtStoredPosition(editor, userId);
    initial.current.onReady(editor);
    return stopStoringPosition;
  }, [editor, userId]);
  // Synchronises with the focus, which is lost when the text moves in the DOM, and with the scroll position.
  useEffect(() => {
    const hasChangedView = viewKind !== initial.current.drawing.view;
    initial.current.drawing = renderers[viewKind];
    if (editor === null || !hasChangedView) return;
    editor.view.focus();
    const frame = requestAnimationFrame(() => dispatchKeepingCaret(editor.view, (tr) => tr.scrollIntoView()));
    return () => cancelAnimationFrame(frame);
  }, [editor, viewKind, renderers]);
  if (editor === null) return null;
  const chooseView = (next: ViewKind): void => {
    if (next === editor.viewKind()) return;
    attachToDocument(renderers[next]);
    editor.renderWith(renderers[next]);
    setViewKind(next);
  };
  const { element } = renderers[viewKind];
  return (
    <DocumentFocusProvider value={editor.view}>
      <EditorProvider value={editor}>
        {children(
          <ElementSlot key={viewKind} element={element}>
            {viewKind === 'pages' ? <PictureFrame paper={element} /> : null}
          </ElementSlot>,
          viewKind,
          chooseView,
        )}
      </EditorProvider>
    </DocumentFocusProvider>
  );
}

function createRenderers(): Record<ViewKind, ViewRenderer> {
  return {
    pages: { view: 'pages', element: createElement('paper', 'layout'), plugins: createPagePlugins },
    plain: { view: 'plain', element: createElement('plain-text', 'text'), plugins: createPlainPlugins },
  };
}

/** `reading`: whether the reading preferences format the text, or only its line focus is theirs. */
function createElement(name: string, reading: 'layout' | 'text'): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.dataset.reading = reading;
  return element;
}

/** The view reads its computed style on creation, which requires an attached element. */
function attachToDocument({ element }: ViewRenderer): void {
  if (!element.isConnected) document.body.append(element);
}

/** Attaches the element that the view renders into. */
function ElementSlot({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  // Attaches the element, which is not rendered by React.
  useEffect(() => {
    slot.current?.append(element);
  }, [element]);
  return (
    <div ref={slot} className={`${element.className}-place`}>
      {children}
    </div>
  );
}
