import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { stopWriting, writeInNextCell } from '../commands/editor-commands.ts';
import { levelsFor } from '../commands/layout-placeholders.ts';
import {
  changePage,
  findShape,
  findText,
  isTextBox,
  replaceShape,
  replaceText,
  type TextPlace,
} from '../commands/places.ts';
import { emuPerPixel } from '../geometry/box.ts';
import type { ScenePage, TextBody } from '../scene/scene.ts';
import { type EditorContext, useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { createTextEditor, type TextEditor } from '../text/create-text-editor.ts';
import { wordsOf } from '../text/text-formats.ts';
import { kindName } from '../view/shape-names.ts';
import { placeKey } from '../view/WordsView.tsx';

interface Props {
  place: TextPlace;
  /** Screen position of the click that started editing. */
  at: { x: number; y: number } | null;
}

/** In-place editor for one text of a shape. */
export function TextWriter({ place, at }: Props) {
  const t = useTexts();
  const context = useEditorContext();
  const mount = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);
  const begin = useRef({ place, at, t });
  const body = useCanvas(() => findText(context.canvas.page(), place));
  // Creates the ProseMirror view, which lives as long as the text is edited.
  useLayoutEffect(() => {
    const { place: here, at: pressed, t: texts } = begin.current;
    const page = context.canvas.page();
    const shape = findShape(page.shapes, here.shape);
    const text = findText(page, here);
    if (mount.current === null || shape === undefined || text === undefined) return;
    const started = createTextEditor({
      place: mount.current,
      body: text,
      levels: levelsFor(context.canvas.now().scene, page, shape),
      label: texts('canvas:wordsOf', { what: kindName(shape, texts) }),
      onChange: (next) => write(context, here, next, mount.current),
      onFormatChange: context.notifyFormat,
      onLeave: () => stopWriting(context),
      onTab: (by) => writeInNextCell(context, by),
    });
    editor.current = started;
    context.setEditor(started);
    started.view.dom.focus({ preventScroll: true });
    started.view.focus();
    if (pressed !== null) started.caretAt(pressed);
    return () => {
      editor.current = null;
      context.setEditor(null);
      started.destroy();
    };
  }, [context]);
  // Shows the text of the scene after an undo or when another version is loaded.
  useEffect(() => {
    if (body !== undefined) editor.current?.show(body);
  }, [body]);
  return <div ref={mount} className="words words-written" />;
}

function write(context: EditorContext, place: TextPlace, body: TextBody, element: HTMLElement | null): void {
  const { canvas } = context;
  const { scene, pageId } = canvas.now();
  const before = findText(canvas.page(), place);
  // Typing is merged into a burst; a change of formatting is an undo step of its own.
  const isTyped = before === undefined || wordsOf(before) !== wordsOf(body);
  const next = changePage(scene, pageId, (page) => grown(replaceText(page, place, body), place, element));
  canvas.change(next, isTyped ? { burst: `text:${placeKey(place)}` } : {});
}

/** A text box grows to the height of its text. */
function grown(page: ScenePage, { shape: id, cell }: TextPlace, element: HTMLElement | null): ScenePage {
  const shape = findShape(page.shapes, id);
  if (element === null || cell !== null || shape?.kind !== 'box') return page;
  if (!isTextBox(shape) || shape.placeholder !== null || shape.rotation !== 0) return page;
  const { inset } = shape.text;
  const height = Math.round(element.offsetHeight * emuPerPixel + inset.top + inset.bottom);
  return height <= shape.height ? page : replaceShape(page, id, (one) => ({ ...one, height }));
}
