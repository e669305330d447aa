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
import { findRelationship } from '../read/deck.ts';
import { office } from './package-writer.ts';
import { rootWith } from './roots.ts';
import { stableNumber, type Writing } from './writing.ts';

/** Schema order of the children of `p:presentation` that are written here. */
const order = ['p:sldMasterIdLst', 'p:notesMasterIdLst', 'p:handoutMasterIdLst', 'p:sldIdLst', 'p:sldSz'];
const sections = 'p14:sectionLst';

/** A slide to be written, in presentation order. */
export interface ListedSlide {
  id: string;
  part: string;
}

/** Writes the list of slides, if it has changed. */
export function writePresentation({ opened, book: writer }: Writing, slides: readonly ListedSlide[]): void {
  const { deck } = opened;
  const { root, part } = deck;
  const entries = listChildren(findByPath(root, 'p:sldIdLst'), 'p:sldId');
  const byId = new Map(entries.map((entry) => [`s${getString(entry, 'id')}`, entry]));
  const isSame =
    deck.slides.length === slides.length && slides.every(({ id }, index) => deck.slides[index]?.id === id);
  const master = findRelationship(writer.relationships(part), 'notesMaster');
  const needsMaster = master !== undefined && findByPath(root, 'p:notesMasterIdLst') === null;
  if (isSame && !needsMaster) return;
  const numbers = new Set(entries.map((entry) => getNumber(entry, 'id') ?? 0));
  const listed = slides.map((slide): { number: string; piece: XmlNode; isNew: boolean } => {
    const known = byId.get(slide.id);
    if (known !== undefined) return { number: getString(known, 'id') ?? '', piece: known, isNew: false };
    const number = String(slideNumber(slide.id, numbers));
    const relationship = writer.relate(part, {
      type: `${office}/slide`,
      target: slide.part,
      isExternal: false,
    });
    return {
      number,
      piece: parseElementDraft(`<p:sldId id="${number}" r:id="${relationship}"/>`),
      isNew: true,
    };
  });
  const gone = deck.slides.filter(({ id }) => !slides.some((slide) => slide.id === id));
  const removedIds = new Set(gone.map(({ id }) => getString(byId.get(id), 'r:id') ?? ''));
  const xml = rootWith(root, (draft) => {
    const list = ensureChild(draft, 'p:sldIdLst', order);
    // A list entry that refers to no slide is harmless, and stays.
    const broken = list.parts.filter(
      (piece) => typeof piece !== 'string' && 'source' in piece && isBroken(piece, deck.slides),
    );
    list.parts = [...listed.map(({ piece }) => piece), ...broken];
    if (list.parts.length === 0) removeChildren(draft, ['p:sldIdLst']);
    if (needsMaster)
      ensureChild(draft, 'p:notesMasterIdLst', order).parts = [
        parseElementDraft(`<p:notesMasterId r:id="${master.id}"/>`),
      ];
    repairShows(draft, removedIds);
  });
  writer.put(
    part,
    replaceSections(
      xml,
      listed.map(({ number }) => number),
    ),
  );
  for (const id of removedIds) writer.removeRelationship(part, id);
}

function isBroken(entry: Element, slides: readonly { id: string }[]): boolean {
  const id = `s${getString(entry, 'id')}`;
  return !slides.some((slide) => slide.id === id);
}

const [lowest, highest] = [256, 2_147_483_647];

function slideNumber(id: string, numbers: Set<number>): number {
  const named = Number(/^s(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  let number = named >= lowest && named < highest ? named : lowest + stableNumber(id, highest - lowest);
  while (numbers.has(number)) number = number + 1 < highest ? number + 1 : lowest;
  numbers.add(number);
  return number;
}

/** Removes deleted slides from custom shows. */
function repairShows(root: ElementDraft, gone: ReadonlySet<string>): void {
  const shows = findChildDraft(root, 'p:custShowLst');
  if (shows === null || gone.size === 0) return;
  shows.parts = shows.parts.map((piece) => {
    if (typeof piece === 'string' || !('source' in piece)) return piece;
    const show = createElementDraft(piece);
    const list = findChildDraft(show, 'p:sldLst');
    if (list !== null)
      list.parts = list.parts.filter(
        (entry) =>
          typeof entry === 'string' || !('source' in entry) || !gone.has(getString(entry, 'r:id') ?? ''),
      );
    return show;
  });
}

/** Sections list each slide once, in order. Slides stay in their section; a new one joins that of the slide before it. */
function replaceSections(xml: string, numbers: readonly string[]): string {
  const root = readElement(xml);
  const list = root === null ? null : findDescendant(root, [sections]);
  if (list === null) return xml;
  const homes = new Map<string, number>();
  const all = listChildren(list, 'p14:section');
  all.forEach((section, index) => {
    for (const entry of listChildren(findByPath(section, 'p14:sldIdLst'), 'p14:sldId'))
      homes.set(getString(entry, 'id') ?? '', index);
  });
  const members = all.map((): string[] => []);
  let home = 0;
  for (const number of numbers) {
    home = homes.get(number) ?? home;
    members[home]?.push(number);
  }
  const pieces = all.map((section, index) => {
    const draft = createElementDraft(section);
    const ids = ensureChild(draft, 'p14:sldIdLst', ['p14:sldIdLst', 'p14:extLst']);
    ids.parts = (members[index] ?? []).map((number) => parseElementDraft(`<p14:sldId id="${number}"/>`));
    return serializeNode(draft);
  });
  const before = all[0]?.start ?? list.from;
  const behind = all.at(-1)?.end ?? list.from;
  return xml.slice(0, before) + pieces.join('') + xml.slice(behind);
}
