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
import { nudgeWithinCrop, startCropping, stopCropping } from '../commands/crop-commands.ts';
import {
  addCentred,
  enterEmptyPlaceholder,
  enterSelected,
  leaveCurrent,
  nudge,
  selectNextInGroup,
} from '../commands/editor-commands.ts';
import { findShape, listShapes } from '../commands/find-shapes.ts';
import { listBoxes } from '../commands/shape-commands.ts';
import { CommentPins } from '../comments/CommentPins.tsx';
import { useFindMatches } from '../find/use-find.ts';
import { emuPerPixel, toPixels } from '../geometry/box.ts';
import { loadPresetBuilder } from '../geometry/preset-builder.ts';
import { insertPictures, listPictures } from '../pictures/insert-pictures.ts';
import { findPageNumber } from '../scene/page-number.ts';
import { getCurrentPage, useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { TextContextProvider } from '../view/EditableText.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';
import { CropPreview } from './CropPreview.tsx';
import { getNudge, typesCharacter } from './keys.ts';
import { Overlay } from './Overlay.tsx';
import { ShapeTextEditor } from './ShapeTextEditor.tsx';
import { openShape, usePointer } from './use-pointer.ts';

/** The page being edited. */
export function Stage({ label }: { label: string }) {
  const t = useTexts();
  const context = useEditorContext();
  const { canvas } = context;
  const stage = useRef<HTMLElement>(null);
  const page = useCanvas(getCurrentPage);
  const media = useCanvas(({ scene }) => scene.media);
  const state = useCanvas((canvasState) => canvasState);
  const zoom = useUiState(({ zoom: selectedZoom, fit }) => (selectedZoom === 'fit' ? fit : selectedZoom));
  const { preview, handlers, textPressPosition, cancelGesture } = usePointer(stage, zoom);
  const matches = useFindMatches();
  const { textPath, drawingTool, isCropping, canWrite, ids, groupId } = state;
  const textContext = useMemo(
    () => ({
      editedPath: textPath,
      textEditor:
        textPath === null ? null : (
          <ShapeTextEditor
            key={JSON.stringify(textPath)}
            path={textPath}
            pressPosition={textPressPosition.current}
          />
        ),
      matches,
    }),
    [textPath, matches, textPressPosition],
  );
  // Focuses the selection whenever it changes, if the focus is on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen, or gone, moves the focus
  useEffect(() => {
    const active = document.activeElement;
    // The embedding page may have the focus; only the host moves it into the document.
    if (!document.hasFocus()) return;
    const isOnPage = active === document.body || (stage.current?.contains(active) ?? false);
    if (textPath === null && isOnPage && active?.closest('.ProseMirror') == null) context.focus();
  }, [textPath, context, ids, state.pageId]);
  const hasPresetSelected =
    page !== undefined &&
    listBoxes(listShapes(page, groupId).filter(({ id }) => ids.includes(id))).some(
      ({ preset }) => preset !== undefined,
    );
  // Resizing needs the definitions of preset shapes.
  useEffect(() => {
    if (hasPresetSelected && canWrite) void loadPresetBuilder();
  }, [hasPresetSelected, canWrite]);
  if (page === undefined) return null;
  const visiblePage = preview?.page ?? page;
  const selectedShapes = listShapes(visiblePage, groupId).filter(({ id }) => ids.includes(id));
  const [firstShape] = selectedShapes;
  const croppedPicture = isCropping && firstShape?.kind === 'picture' ? firstShape : null;
  const enteredGroup = groupId === null ? null : (findShape(visiblePage.shapes, groupId) ?? null);

  const handleFocus = (event: FocusEvent<HTMLElement>): void => {
    if (textPath !== null) return;
    const id = event.target.closest<HTMLElement>('[data-shape]')?.dataset.shape;
    if (id === undefined || ids.includes(id)) return;
    if (page.shapes.some((shape) => shape.id === id)) canvas.select({ groupId: null, ids: [id] });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (textPath !== null || event.nativeEvent.isComposing) return;
    const step = getNudge(event);
    if (event.key === 'Escape' && (cancelGesture() || leaveCurrent(context))) event.preventDefault();
    else if (event.key === 'Enter' && drawingTool !== null) {
      event.preventDefault();
      addCentred(context, drawingTool, t);
    } else if (event.key === 'Tab' && selectNextInGroup(context, event.shiftKey ? -1 : 1))
      event.preventDefault();
    else if (event.key === 'Enter' && isCropping) {
      event.preventDefault();
      stopCropping(context);
    } else if ((event.key === 'Enter' || event.key === 'F2') && startByKeyboard()) event.preventDefault();
    else if (step !== null && ids.length > 0 && canWrite) {
      event.preventDefault();
      const nudgeBy = isCropping ? nudgeWithinCrop : nudge;
      nudgeBy(context, step.direction, step.isFine);
    } else if (typesCharacter(event) && ids.length <= 1 && canWrite) {
      // The text view exists before the browser sends the key to the focused element.
      flushSync(startByKeyboard);
    }
  };
  const startByKeyboard = (): boolean => {
    textPressPosition.current = null;
    return enterSelected(context) || enterEmptyPlaceholder(context);
  };
  const handleDrop = (event: DragEvent<HTMLElement>): void => {
    const files = listPictures(event.dataTransfer);
    if (files.length === 0 || !canWrite) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const position = {
      x: Math.round(((event.clientX - box.left) / zoom) * emuPerPixel),
      y: Math.round(((event.clientY - box.top) / zoom) * emuPerPixel),
    };
    void insertPictures(context, files, position);
  };
  const style: CSSProperties = { width: toPixels(page.width) * zoom, height: toPixels(page.height) * zoom };
  return (
    <section
      ref={stage}
      className="stage"
      aria-label={label}
      aria-roledescription={t('canvas:page')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the page itself can be pasted on and left by keys
      tabIndex={0}
      style={style}
      data-drawing={drawingTool === null ? undefined : drawingTool.kind}
      data-writes={canWrite}
      {...handlers}
      // The focus goes to the selection, not to the pressed element.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('.ProseMirror') === null)
          event.preventDefault();
      }}
      onDoubleClick={(event) => {
        const [only] = selectedShapes;
        const target = event.target instanceof Element ? event.target : null;
        if (!canWrite || textPath !== null || selectedShapes.length !== 1 || only === undefined) return;
        if (only.kind === 'picture') startCropping(context, t);
        else openShape(context, only, target);
      }}
      onFocus={handleFocus}
      onKeyDown={handleKey}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={handleDrop}
    >
      <MediaProvider value={media}>
        <TextContextProvider value={textContext}>
          <SheetView
            page={visiblePage}
            number={findPageNumber(state.scene, page.id)}
            scale={zoom}
            viewMode={canWrite ? 'edit' : 'read'}
            layers={state.scene.layers}
          />
        </TextContextProvider>
        {croppedPicture === null ? null : <CropPreview picture={croppedPicture} scale={zoom} />}
      </MediaProvider>
      <CommentPins page={visiblePage} scale={zoom} />
      <Overlay
        shapes={selectedShapes}
        enteredGroup={enteredGroup}
        gesture={preview}
        scale={zoom}
        canWrite={canWrite}
        isEditingText={textPath !== null}
        isCropping={isCropping}
        page={page}
      />
    </section>
  );
}
