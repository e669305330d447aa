import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import type { Media, Scene, Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import type { OpenedSlides } from '../read/read-slides.ts';
import type { Reader } from '../read/reader.ts';
import { office, type PackageWriter } from './package-writer.ts';
import type { LinkTo } from './run-properties.ts';

/** State while a presentation is written. */
export interface Writing {
  opened: OpenedSlides;
  scene: Scene;
  book: PackageWriter;
  /** Other files that pages and shapes were imported from. */
  contentSources: ContentSources<OpenedSlides>;
}

/** The slide being written. */
export interface SheetWriting extends Writing {
  part: string;
  /** Reads shape markup in the context of this slide. */
  reader: Reader;
  /** All shapes of the scene, by id, to resolve copies of copies. */
  shapesById: ReadonlyMap<string, Shape>;
  /** The slide that this one is a copy of: its markup was copied with all of its shapes. */
  copied: { from: OpenedSlides; part: string } | null;
  /** Markup of the slide's shapes that stays, by shape id. */
  placed: Map<string, Element>;
  taken: Set<Element>;
  /** Shape ids in use on the slide (`p:cNvPr`). */
  numbers: Set<number>;
  /** The written id of each shape, by scene id. */
  written: Map<string, number>;
}

const largestNumber = 2_147_483_647;

/** The id under which a shape is written: the one in its scene id, otherwise a deterministic one. */
export function numberFor({ numbers, written }: SheetWriting, id: string): number {
  const known = written.get(id);
  if (known !== undefined) return known;
  const named = Number(/\.(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  let number = named > 1 && named < largestNumber ? named : stableNumber(id, largestNumber);
  while (number < 2 || numbers.has(number)) number = (number % (largestNumber - 1)) + 1;
  numbers.add(number);
  written.set(id, number);
  return number;
}

/** A deterministic number below the bound. */
export function stableNumber(text: string, bound: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash % bound;
}

export function linksOf({ book: writer, part }: SheetWriting): LinkTo {
  return (address) => writer.relate(part, { type: `${office}/hyperlink`, target: address, isExternal: true });
}

/** The relationship id of a picture of the scene; null if the scene lacks it. */
export function relateToPicture(
  { book: writer, part, scene, opened }: SheetWriting,
  name: string | null,
): string | null {
  if (name === null) return null;
  const media: Media | undefined = scene.media.get(name);
  const isInFile = opened.deck.pack.entries.has(name);
  if (media === undefined && !isInFile) return null;
  const target = isInFile || media === undefined ? name : writer.picture(media);
  return writer.relate(part, { type: `${office}/image`, target, isExternal: false });
}
