import './charts.css';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditing } from '../editing/editing-context.ts';
import type { SheetView } from '../editing/workbook-editing.ts';
import { computeDrawingBox } from '../grid/drawing-box.ts';
import { SheetPanes } from '../grid/SheetPanes.tsx';
import type { Box, Layout } from '../grid/view.ts';
import type { DrawingContent } from '../workbook/drawings.ts';
import { createAnchor, dragBox, type Handle, handles } from './anchors.ts';

interface Props {
  sheetView: SheetView;
  layout: Layout;
  /** Index of the selected drawing. */
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** Opens the dialog of a chart. */
  onEdit: (index: number) => void;
  focusSheet: () => void;
}

/** Selects, moves, resizes and deletes the drawings above the cells, by pointer and keys. */
export function DrawingSelection(props: Props) {
  const { sheetView, layout, selected } = props;
  const [dragged, setDragged] = useState<{ index: number; box: Box } | null>(null);
  const { drawings } = sheetView.sheet;
  if (!sheetView.canWrite || drawings.length === 0) return null;
  const boxes = drawings.map(({ anchor }, index) =>
    dragged?.index === index ? dragged.box : computeDrawingBox(anchor, layout),
  );
  return (
    <SheetPanes layout={layout} className="sheet-objects">
      {(isVisible) =>
        boxes.map((box, index) =>
          isVisible(box) || index === selected ? (
            <DrawingObject
              // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no other identity
              key={index}
              {...props}
              {...{ index, box, setDragged }}
            />
          ) : null,
        )
      }
    </SheetPanes>
  );
}

interface ObjectProps extends Props {
  index: number;
  box: Box;
  setDragged: (dragged: { index: number; box: Box } | null) => void;
}

/** Where the focus may go without ending the selection. */
const keptFocus = '.sheet-object, .sheet-object-tools';

function DrawingObject(props: ObjectProps) {
  const { index, box, sheetView, selected, onSelect, onEdit, focusSheet } = props;
  const t = useTexts();
  const editing = useEditing();
  const element = useRef<HTMLButtonElement>(null);
  const { sheet } = sheetView;
  const content = sheet.drawings[index]?.content;
  const isSelected = selected === index;
  const canEdit = content?.kind === 'chart' && content.options !== null;
  // Focuses the drawing when it is selected, so that keys act on it.
  useEffect(() => {
    if (isSelected) element.current?.focus({ preventScroll: true });
  }, [isSelected]);
  if (content === undefined) return null;
  const remove = (): void => {
    onSelect(null);
    editing.apply({ kind: 'drawing', sheet: sheet.id, change: { act: 'remove', index } });
    focusSheet();
  };
  const startDrag = (event: PointerEvent, handle: Handle): void =>
    trackDrag(event, handle, { ...props, move: setBox });
  const setBox = (next: Box): void => applyBox(next, props, editing);
  return (
    <>
      <button
        ref={element}
        type="button"
        tabIndex={-1}
        className="sheet-object"
        style={box}
        aria-label={describeDrawing(content, t)}
        aria-pressed={isSelected}
        onPointerDown={(event) => {
          event.stopPropagation();
          if (event.button !== 0) return;
          if (event.pointerType === 'touch' && !isSelected) return;
          onSelect(index);
          startDrag(event, 'move');
        }}
        onClick={(event) => {
          event.stopPropagation();
          onSelect(index);
        }}
        onBlur={({ relatedTarget }) => {
          const isKept = relatedTarget instanceof Element && relatedTarget.closest(keptFocus) !== null;
          if (isSelected && !isKept) onSelect(null);
        }}
        onDoubleClick={(event) => {
          event.stopPropagation();
          if (canEdit) onEdit(index);
        }}
        onKeyDown={(event) =>
          handleKey(event, {
            ...props,
            move: setBox,
            remove,
            edit: canEdit ? () => onEdit(index) : null,
          })
        }
      />
      {isSelected ? (
        <>
          {handles.map((handle) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: keys resize the drawing itself
            <span
              key={handle}
              className="sheet-handle"
              role="presentation"
              data-handle={handle}
              style={placeHandle(box, handle)}
              onMouseDown={(event) => event.preventDefault()}
              onPointerDown={(event) => {
                event.stopPropagation();
                startDrag(event, handle);
              }}
            />
          ))}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the pointer from the cells below */}
          <div
            className="sheet-object-tools"
            role="presentation"
            style={{ left: box.left + box.width, top: box.top }}
            onMouseDown={(event) => event.preventDefault()}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
          >
            {canEdit ? (
              <button
                type="button"
                tabIndex={-1}
                className="icon-button"
                aria-label={t('charts:change')}
                title={t('charts:change')}
                onClick={() => onEdit(index)}
              >
                <Pencil size={16} aria-hidden />
              </button>
            ) : null}
            <button
              type="button"
              tabIndex={-1}
              className="icon-button"
              aria-label={t('charts:remove')}
              title={t('charts:remove')}
              onClick={remove}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </div>
        </>
      ) : null}
    </>
  );
}

function describeDrawing(content: DrawingContent, t: ReturnType<typeof useTexts>): string {
  const title =
    content.kind === 'chart' ? (content.chart?.title ?? '') || content.description : content.description;
  return [t(`charts:objects.${content.kind}`), title].filter(Boolean).join(': ');
}

const placeHandle = ({ left, top, width, height }: Box, handle: string) => ({
  left: left + (handle.includes('w') ? 0 : handle.includes('e') ? width : width / 2),
  top: top + (handle.includes('n') ? 0 : handle.includes('s') ? height : height / 2),
});

function applyBox(
  box: Box,
  { index, sheetView, layout }: ObjectProps,
  editing: ReturnType<typeof useEditing>,
): void {
  const { sheet } = sheetView;
  const before = sheet.drawings[index]?.anchor;
  if (before === undefined) return;
  const anchor = createAnchor(box, layout, before.kind);
  if (JSON.stringify(anchor) !== JSON.stringify(before))
    editing.apply({ kind: 'drawing', sheet: sheet.id, change: { act: 'move', index, anchor } });
}

/** Shows the movement until the pointer is released. */
function trackDrag(
  event: PointerEvent,
  handle: Handle,
  { box, index, setDragged, move }: ObjectProps & { move: (box: Box) => void },
): void {
  const start = { x: event.clientX, y: event.clientY };
  const { pointerId } = event;
  let next = box;
  const handleMove = (moved: globalThis.PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    next = dragBox(box, handle, moved.clientX - start.x, moved.clientY - start.y);
    setDragged({ index, box: next });
  };
  const stop = (isApplied: boolean) => (): void => {
    window.removeEventListener('pointermove', handleMove);
    window.removeEventListener('pointerup', finish);
    window.removeEventListener('pointercancel', cancel);
    setDragged(null);
    if (isApplied && next !== box) move(next);
  };
  const [finish, cancel] = [stop(true), stop(false)];
  window.addEventListener('pointermove', handleMove);
  window.addEventListener('pointerup', finish);
  window.addEventListener('pointercancel', cancel);
}

const keyStep = 10;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeyActions extends ObjectProps {
  move: (box: Box) => void;
  remove: () => void;
  edit: (() => void) | null;
}

/** Arrow keys move, with Shift they resize, with Ctrl by one pixel; Tab goes to the next drawing. */
function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  const { box, index, sheetView, onSelect, focusSheet, move, remove, edit } = actions;
  const step = steps[key];
  if (step !== undefined) {
    const size = ctrlKey || metaKey ? 1 : keyStep;
    move(dragBox(box, shiftKey ? 'se' : 'move', step[0] * size, step[1] * size));
  } else if (key === 'Delete' || key === 'Backspace') remove();
  else if (key === 'Enter' && edit !== null) edit();
  else if (key === 'Escape') {
    onSelect(null);
    focusSheet();
  } else if (key === 'Tab') {
    const count = sheetView.sheet.drawings.length;
    onSelect((index + (shiftKey ? count - 1 : 1)) % count);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
