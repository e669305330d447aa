import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findChildDraft,
  parseElementDraft,
  removeChildren,
  serializeNode,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { findByPath, findDescendant, getNumber, getString, listChildren } from '../../../xml/values.ts';
import { type Deck, findRelationship } from '../read/deck.ts';
import { relationshipTypePrefix } from './package-writer.ts';
import { rewriteRoot } from './rewrite-root.ts';
import { computeStableNumber, type WriteContext } from './write-context.ts';

/** Schema order of the children of `p:presentation` that are written here. */
const elementOrder = [
  'p:sldMasterIdLst',
  'p:notesMasterIdLst',
  'p:handoutMasterIdLst',
  'p:sldIdLst',
  'p:sldSz',
];
const sectionList = 'p14:sectionLst';

/** A slide to be written, in presentation order. */
export interface ListedSlide {
  id: string;
  part: string;
}

/** The number of each page in the list of slides, known before they are written: their comments name it. */
export function assignSlideNumbers({ root }: Deck, pages: readonly { id: string }[]): Map<string, string> {
  const entries = listChildren(findByPath(root, 'p:sldIdLst'), 'p:sldId');
  const known = new Map(entries.map((entry) => [`s${getString(entry, 'id')}`, getString(entry, 'id') ?? '']));
  const slideIds = new Set(entries.map((entry) => getNumber(entry, 'id') ?? 0));
  return new Map(pages.map(({ id }) => [id, known.get(id) ?? String(createSlideId(id, slideIds))]));
}

/** Writes the list of slides, if it has changed. */
export function writePresentation(
  { opened, writer, slideNumbers }: WriteContext,
  slides: readonly ListedSlide[],
): void {
  const { deck } = opened;
  const { root, part } = deck;
  const entries = listChildren(findByPath(root, 'p:sldIdLst'), 'p:sldId');
  const entriesById = new Map(entries.map((entry) => [`s${getString(entry, 'id')}`, entry]));
  const isSame =
    deck.slides.length === slides.length && slides.every(({ id }, index) => deck.slides[index]?.id === id);
  const master = findRelationship(writer.getRelationships(part), 'notesMaster');
  const needsMaster = master !== undefined && findByPath(root, 'p:notesMasterIdLst') === null;
  if (isSame && !needsMaster) return;
  const listedSlides = slides.map((slide): { number: string; piece: XmlNode; isNew: boolean } => {
    const known = entriesById.get(slide.id);
    if (known !== undefined) return { number: getString(known, 'id') ?? '', piece: known, isNew: false };
    const number = slideNumbers.get(slide.id) ?? '';
    const relationship = writer.findOrAddRelationship(part, {
      type: `${relationshipTypePrefix}/slide`,
      target: slide.part,
      isExternal: false,
    });
    return {
      number,
      piece: parseElementDraft(`<p:sldId id="${number}" r:id="${relationship}"/>`),
      isNew: true,
    };
  });
  const removedSlides = deck.slides.filter(({ id }) => !slides.some((slide) => slide.id === id));
  const removedIds = new Set(removedSlides.map(({ id }) => getString(entriesById.get(id), 'r:id') ?? ''));
  const xml = rewriteRoot(root, (draft) => {
    const list = ensureChild(draft, 'p:sldIdLst', elementOrder);
    // A list entry that refers to no slide is harmless, and stays.
    const danglingEntries = list.parts.filter(
      (piece) => typeof piece !== 'string' && 'source' in piece && isDangling(piece, deck.slides),
    );
    list.parts = [...listedSlides.map(({ piece }) => piece), ...danglingEntries];
    if (list.parts.length === 0) removeChildren(draft, ['p:sldIdLst']);
    if (needsMaster)
      ensureChild(draft, 'p:notesMasterIdLst', elementOrder).parts = [
        parseElementDraft(`<p:notesMasterId r:id="${master.id}"/>`),
      ];
    removeFromCustomShows(draft, removedIds);
  });
  writer.putPart(
    part,
    updateSections(
      xml,
      listedSlides.map(({ number }) => number),
    ),
  );
  for (const id of removedIds) writer.removeRelationship(part, id);
}

function isDangling(entry: Element, slides: readonly { id: string }[]): boolean {
  const id = `s${getString(entry, 'id')}`;
  return !slides.some((slide) => slide.id === id);
}

const [minSlideId, maxSlideId] = [256, 2_147_483_647];

function createSlideId(id: string, slideIds: Set<number>): number {
  const idInName = Number(/^s(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  let slideId =
    idInName >= minSlideId && idInName < maxSlideId
      ? idInName
      : minSlideId + computeStableNumber(id, maxSlideId - minSlideId);
  while (slideIds.has(slideId)) slideId = slideId + 1 < maxSlideId ? slideId + 1 : minSlideId;
  slideIds.add(slideId);
  return slideId;
}

/** Removes deleted slides from custom shows. */
function removeFromCustomShows(root: ElementDraft, removedIds: ReadonlySet<string>): void {
  const shows = findChildDraft(root, 'p:custShowLst');
  if (shows === null || removedIds.size === 0) return;
  shows.parts = shows.parts.map((piece) => {
    if (typeof piece === 'string' || !('source' in piece)) return piece;
    const show = createElementDraft(piece);
    const list = findChildDraft(show, 'p:sldLst');
    if (list !== null)
      list.parts = list.parts.filter(
        (entry) =>
          typeof entry === 'string' ||
          !('source' in entry) ||
          !removedIds.has(getString(entry, 'r:id') ?? ''),
      );
    return show;
  });
}

/** Sections list each slide once, in order. Slides stay in their section; a new one joins that of the slide before it. */
function updateSections(xml: string, slideIds: readonly string[]): string {
  const root = readElement(xml);
  const list = root === null ? null : findDescendant(root, [sectionList]);
  if (list === null) return xml;
  const sectionOfSlide = new Map<string, number>();
  const allSections = listChildren(list, 'p14:section');
  allSections.forEach((section, index) => {
    for (const entry of listChildren(findByPath(section, 'p14:sldIdLst'), 'p14:sldId'))
      sectionOfSlide.set(getString(entry, 'id') ?? '', index);
  });
  const members = allSections.map((): string[] => []);
  let currentSection = 0;
  for (const slideId of slideIds) {
    currentSection = sectionOfSlide.get(slideId) ?? currentSection;
    members[currentSection]?.push(slideId);
  }
  const pieces = allSections.map((section, index) => {
    const draft = createElementDraft(section);
    const ids = ensureChild(draft, 'p14:sldIdLst', ['p14:sldIdLst', 'p14:extLst']);
    ids.parts = (members[index] ?? []).map((slideId) => parseElementDraft(`<p14:sldId id="${slideId}"/>`));
    return serializeNode(draft);
  });
  const start = allSections[0]?.start ?? list.from;
  const end = allSections.at(-1)?.end ?? list.from;
  return xml.slice(0, start) + pieces.join('') + xml.slice(end);
}
