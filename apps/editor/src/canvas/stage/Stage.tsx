import {
  type CSSProperties,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../i18n.ts';
import {
  addCentred,
  enterEmptyPlace,
  enterSelected,
  nudge,
  stepOut,
  walkScope,
} from '../commands/editor-commands.ts';
import { findShape, findShapes } from '../commands/places.ts';
import { useFindMatches } from '../find/use-find.ts';
import { emuPerPixel, pixels } from '../geometry/box.ts';
import { insertPictures, picturesIn } from '../pictures/insert-pictures.ts';
import { pageOf, useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { WordsProvider } from '../view/WordsView.tsx';
import { isWritten, stepOf } from './keys.ts';
import { Overlay } from './Overlay.tsx';
import { TextWriter } from './TextWriter.tsx';
import { open, usePointer } from './use-pointer.ts';

/** The page being edited. */
export function Stage({ label }: { label: string }) {
  const t = useTexts();
  const context = useEditorContext();
  const { canvas } = context;
  const stage = useRef<HTMLElement>(null);
  const page = useCanvas(pageOf);
  const media = useCanvas(({ scene }) => scene.media);
  const now = useCanvas((all) => all);
  const zoom = useUiState(({ zoom: chosen, fit }) => (chosen === 'fit' ? fit : chosen));
  const { live, handlers, writeAt, letGo } = usePointer(stage, zoom);
  const matches = useFindMatches();
  const { writing, drawing, canWrite, ids, scope } = now;
  const words = useMemo(
    () => ({
      writing,
      writer:
        writing === null ? null : (
          <TextWriter key={JSON.stringify(writing)} place={writing} at={writeAt.current} />
        ),
      matches,
    }),
    [writing, matches, writeAt],
  );
  // Focuses the selection whenever it changes, if the focus is on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen, or gone, moves the focus
  useEffect(() => {
    const active = document.activeElement;
    // The embedding page may have the focus; only the host moves it into the document.
    if (!document.hasFocus()) return;
    const isHere = active === document.body || (stage.current?.contains(active) ?? false);
    if (writing === null && isHere && active?.closest('.ProseMirror') == null) context.focus();
  }, [writing, context, ids, now.pageId]);
  if (page === undefined) return null;
  const shown = live?.page ?? page;
  const chosen = findShapes(shown, scope).filter(({ id }) => ids.includes(id));
  const around = scope === null ? null : (findShape(shown.shapes, scope) ?? null);

  const handleFocus = (event: FocusEvent<HTMLElement>): void => {
    if (writing !== null) return;
    const id = event.target.closest<HTMLElement>('[data-shape]')?.dataset.shape;
    if (id === undefined || ids.includes(id)) return;
    if (page.shapes.some((shape) => shape.id === id)) canvas.go({ scope: null, ids: [id] });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (writing !== null || event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (event.key === 'Escape' && (letGo() || stepOut(context))) event.preventDefault();
    else if (event.key === 'Enter' && drawing !== null) {
      event.preventDefault();
      addCentred(context, drawing, t);
    } else if (event.key === 'Tab' && walkScope(context, event.shiftKey ? -1 : 1)) event.preventDefault();
    else if ((event.key === 'Enter' || event.key === 'F2') && enterByKeyboard()) event.preventDefault();
    else if (step !== null && ids.length > 0 && canWrite) {
      event.preventDefault();
      nudge(context, step.by, step.isFine);
    } else if (isWritten(event) && ids.length <= 1 && canWrite) {
      // The text view exists before the browser sends the key to the focused element.
      flushSync(enterByKeyboard);
    }
  };
  const enterByKeyboard = (): boolean => {
    writeAt.current = null;
    return enterSelected(context) || enterEmptyPlace(context);
  };
  const handleDrop = (event: DragEvent<HTMLElement>): void => {
    const files = picturesIn(event.dataTransfer);
    if (files.length === 0 || !canWrite) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const at = {
      x: Math.round(((event.clientX - box.left) / zoom) * emuPerPixel),
      y: Math.round(((event.clientY - box.top) / zoom) * emuPerPixel),
    };
    void insertPictures(context, files, at);
  };
  const style: CSSProperties = { width: pixels(page.width) * zoom, height: pixels(page.height) * zoom };
  return (
    <section
      ref={stage}
      className="stage"
      aria-label={label}
      aria-roledescription={t('canvas:page')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the page itself can be pasted on and left by keys
      tabIndex={0}
      style={style}
      data-drawing={drawing === null ? undefined : drawing.kind}
      data-writes={canWrite}
      {...handlers}
      // The focus goes to the selection, not to the pressed element.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('.ProseMirror') === null)
          event.preventDefault();
      }}
      onDoubleClick={(event) => {
        const [only] = chosen;
        const target = event.target instanceof Element ? event.target : null;
        if (canWrite && writing === null && chosen.length === 1 && only !== undefined)
          open(context, only, target);
      }}
      onFocus={handleFocus}
      onKeyDown={handleKey}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={handleDrop}
    >
      <MediaProvider value={media}>
        <WordsProvider value={words}>
          <SheetView page={shown} scale={zoom} showing={canWrite ? 'edit' : 'read'} />
        </WordsProvider>
      </MediaProvider>
      <Overlay
        shapes={chosen}
        around={around}
        live={live}
        scale={zoom}
        canWrite={canWrite}
        isWriting={writing !== null}
        page={page}
      />
    </section>
  );
}
