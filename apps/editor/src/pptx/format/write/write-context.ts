import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import type { Media, Scene, Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import type { OpenedSlides } from '../read/read-slides.ts';
import type { Reader } from '../read/reader.ts';
import { type PackageWriter, relationshipTypePrefix } from './package-writer.ts';
import type { LinkTo } from './run-properties.ts';

/** State while a presentation is written. */
export interface WriteContext {
  opened: OpenedSlides;
  scene: Scene;
  writer: PackageWriter;
  /** Other files that pages and shapes were imported from. */
  contentSources: ContentSources<OpenedSlides>;
  /** The number of each page in the list of slides. */
  slideNumbers: ReadonlyMap<string, string>;
}

/** The slide being written. */
export interface SlideWriteContext extends WriteContext {
  part: string;
  /** Reads shape markup in the context of this slide. */
  reader: Reader;
  /** All shapes of the scene, by id, to resolve copies of copies. */
  shapesById: ReadonlyMap<string, Shape>;
  /** The slide that this one is a copy of: its markup was copied with all of its shapes. */
  copiedFrom: { from: OpenedSlides; part: string } | null;
  /** Markup of the slide's shapes that stays, by shape id. */
  elementsInPlace: Map<string, Element>;
  usedElements: Set<Element>;
  /** Shape ids in use on the slide (`p:cNvPr`). */
  usedNumbers: Set<number>;
  /** The written id of each shape, by scene id. */
  writtenNumbers: Map<string, number>;
  /** Connections of connectors to write after all shapes: only then is it known which markup stays. */
  pendingConnections: (() => void)[];
}

const maxNumber = 2_147_483_647;

/** The id under which a shape is written: the one in its scene id, otherwise a deterministic one. */
export function getShapeNumber({ usedNumbers, writtenNumbers }: SlideWriteContext, id: string): number {
  const knownNumber = writtenNumbers.get(id);
  if (knownNumber !== undefined) return knownNumber;
  const numberInId = Number(/\.(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  let number = numberInId > 1 && numberInId < maxNumber ? numberInId : computeStableNumber(id, maxNumber);
  while (number < 2 || usedNumbers.has(number)) number = (number % (maxNumber - 1)) + 1;
  usedNumbers.add(number);
  writtenNumbers.set(id, number);
  return number;
}

/** A deterministic number below the bound. */
export function computeStableNumber(text: string, bound: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash % bound;
}

export function createLinkWriter({ writer, part }: SlideWriteContext): LinkTo {
  return (address) =>
    writer.findOrAddRelationship(part, {
      type: `${relationshipTypePrefix}/hyperlink`,
      target: address,
      isExternal: true,
    });
}

/** The relationship id of a picture of the scene; null if the scene lacks it. */
export function relateToPicture(
  { writer, part, scene, opened }: SlideWriteContext,
  name: string | null,
): string | null {
  if (name === null) return null;
  const media: Media | undefined = scene.media.get(name);
  const isInFile = opened.deck.pack.entries.has(name);
  if (media === undefined && !isInFile) return null;
  const target = isInFile || media === undefined ? name : writer.addPicture(media);
  return writer.findOrAddRelationship(part, {
    type: `${relationshipTypePrefix}/image`,
    target,
    isExternal: false,
  });
}
