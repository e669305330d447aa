import type { Theme } from '@eigenpal/docx-editor-core/types/document';
import { resolveColor, resolveHighlightToCss } from '@eigenpal/docx-editor-core/utils';
import type { Mark } from 'prosemirror-model';
import type { MarkViewConstructor } from 'prosemirror-view';
import { resolveFontFace } from '../../../ui/font-faces.ts';
import { fromHalfPoints } from '../lengths.ts';

type Draw = (mark: Mark, style: CSSStyleDeclaration) => void;

/** Rendering of runs that replaces the library's: line heights that follow the paragraph, and colours that the dark theme can change. */
export function createRunViews(theme: () => Theme | null | undefined): Record<string, MarkViewConstructor> {
  return Object.fromEntries(
    Object.entries(createRunStyles(theme)).map(([name, draw]) => [
      name,
      (mark) => {
        const dom = document.createElement(name === 'highlight' ? 'mark' : 'span');
        dom.className = `run-${name}`;
        draw(mark, dom.style);
        return { dom };
      },
    ]),
  );
}

/** The styles of runs, by the names of their marks. */
export function createRunStyles(theme: () => Theme | null | undefined): Record<string, Draw> {
  return {
    fontFamily: ({ attrs }, style) => {
      const family: unknown = attrs.ascii || attrs.hAnsi || attrs.cs;
      if (typeof family === 'string') {
        const face = resolveFontFace(family);
        style.fontFamily = face.stack;
        style.setProperty('--natural', `${face.lineHeight}`);
      }
      if (typeof attrs.cs === 'string') style.setProperty('--complex-font', resolveFontFace(attrs.cs).stack);
    },
    fontSize: ({ attrs }, style) => {
      if (typeof attrs.size === 'number') style.fontSize = fromHalfPoints(attrs.size);
      if (typeof attrs.sizeCs === 'number') style.setProperty('--complex-size', fromHalfPoints(attrs.sizeCs));
    },
    highlight: ({ attrs }, style) => {
      style.setProperty('--marker-pen', resolveHighlightToCss(String(attrs.color)));
    },
    textColor: ({ attrs }, style) => {
      style.setProperty('--own', resolveColor(attrs, theme()));
    },
  };
}
