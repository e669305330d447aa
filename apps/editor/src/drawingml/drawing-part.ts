import type { MediaReader } from '../canvas/format/media-reader.ts';
import type { Element } from '../xml/element.ts';
import type { Relationship } from '../xml/relationships.ts';
import { getString } from '../xml/values.ts';
import type { ColourMap } from './colour.ts';
import type { Theme } from './theme.ts';

/** A part with drawings, and what their markup refers to. */
export interface DrawingPart {
  relationships: ReadonlyMap<string, Relationship>;
  theme: Theme;
  colours: ColourMap;
}

/** What fills of a part are read with. */
export interface FillContext {
  /** The part that is read: a slide, layout or master (`Sheet` of pptx), the body of a text, or the drawing of a diagram. */
  sheet: DrawingPart;
  mediaReader: MediaReader;
}

/** The part with this relationship id; null if it is external or missing. */
export function findTarget({ relationships }: DrawingPart, id: string | null): string | null {
  const relationship = relationships.get(id ?? '');
  return relationship === undefined || relationship.isExternal ? null : relationship.target;
}

/** The name of the picture embedded by a blip; null if it is external or missing. */
export function readMediaName({ sheet, mediaReader }: FillContext, blip: Element | null): string | null {
  const target = findTarget(sheet, getString(blip, 'r:embed'));
  return target === null ? null : mediaReader.readMedia(target);
}
