import { listTargets, readAttribute, readPartRelationships } from '../listed-parts.ts';
import { decodeEntities } from '../xml-entities.ts';
import { readParagraphs } from '../xml-tokens.ts';
import { type ChangeWindow, createCollector, cutText } from './change-window.ts';
import { listMatched, type MatchedItem, pairItems } from './compare-order.ts';
import { type ComparedVersions, decodePart, type FileParts } from './file-parts.ts';
import {
  findTitle,
  listChildren,
  listDrawingObjects,
  listSlideObjects,
  type ObjectType,
  type PageObject,
} from './page-objects.ts';

interface ObjectChange {
  /** Index in the list of changed pages. */
  page: number;
  /** `text`: it says something else; `format`: only position, size or look changed; `notes`: the speaker notes. */
  kind: 'added' | 'deleted' | 'text' | 'format' | 'notes';
  type: ObjectType;
  name: string;
  before: string | null;
  after: string | null;
}

interface PageChange {
  /** From 1; of a deleted page, the number it had. */
  number: number;
  /** Its title or first line; null if it has no words. */
  title: string | null;
  kind: 'added' | 'deleted' | 'changed';
  /** The number it had, if it stands elsewhere among the others; null if not. */
  movedFrom: number | null;
  /** Number of changed objects, notes included. */
  objects: number;
  /** Something else of the page changed: background, layout, transition. */
  isLayoutChanged: boolean;
}

export interface PagesChange {
  kind: 'pages';
  pages: PageChange[];
  /** Those of the requested window, by page. */
  objects: ObjectChange[];
  /** Number of changed objects. */
  count: number;
}

interface Page {
  number: number;
  id: string | null;
  xml: string;
  /** The page without its objects. */
  layout: string;
  notes: string;
  /** Its name in a drawing; null if a program gave it. */
  name: string | null;
  objects: () => PageObject[];
}

/** Compares the pages of presentations or drawings. Those of a version that is asked for again are not read again, but counted. */
export function createPagesComparer(
  kind: 'slides' | 'drawing',
  count: (bytes: number) => void,
): (versions: ComparedVersions, window: ChangeWindow) => PagesChange {
  const list = kind === 'slides' ? listSlides : listDrawnPages;
  const known = new WeakMap<FileParts, { pages: Page[]; bytes: number }>();
  const pagesOf = (parts: FileParts): Page[] => {
    const last = known.get(parts);
    if (last !== undefined) {
      count(last.bytes);
      return last.pages;
    }
    let bytes = 0;
    const pages = list(parts, (read) => {
      bytes += read;
      count(read);
    });
    known.set(parts, { pages, bytes });
    return pages;
  };
  return ({ before, after }, window) => comparePages(pagesOf(before), pagesOf(after), window);
}

function listSlides(parts: FileParts, count: (bytes: number) => void): Page[] {
  const part = (name: string) => decodePart(parts, name);
  const slides = listTargets(part, { list: 'ppt/presentation.xml', item: /<p:sldId\s[^<>]*>/g });
  return slides.map(({ tag, target }, index) => {
    const xml = part(target);
    count(xml.length);
    const notes = readPartRelationships(part, target).find(({ type }) => type.endsWith('/notesSlide'));
    return {
      number: index + 1,
      id: readAttribute(tag, 'id') || null,
      xml,
      layout: xml.replace(/<p:spTree>[\s\S]*<\/p:spTree>/, ''),
      notes: notes === undefined ? '' : readNotes(part(notes.target)),
      name: null,
      objects: () => listSlideObjects(xml),
    };
  });
}

/** Only what was written: a notes page also holds the number of its slide. */
function readNotes(xml: string): string {
  const bodies = listChildren(xml, 'p:spTree').filter((child) => /<p:ph\s[^<>]*type="body"/.test(child.xml));
  return bodies
    .flatMap((body) => readParagraphs(body.xml, /^a:p$/))
    .join('\n')
    .trim();
}

function listDrawnPages(parts: FileParts, count: (bytes: number) => void): Page[] {
  const content = decodePart(parts, 'content.xml');
  count(content.length);
  // LibreOffice 3 wrote the second.
  return ['office:drawing', 'office:graphics']
    .flatMap((name) => listChildren(content, name))
    .filter(({ name }) => name === 'draw:page')
    .map(({ xml }, index) => {
      const [tag = ''] = /^<[^<>]*/.exec(xml) ?? [];
      const name = decodeEntities(readAttribute(tag, 'draw:name'));
      return {
        number: index + 1,
        id: readAttribute(tag, 'xml:id') || readAttribute(tag, 'draw:id') || null,
        xml,
        layout: tag.replace(/\sdraw:name="[^"]*"/, ''),
        notes: '',
        name: /^(page|Seite|Page) ?\d+$/.test(name) ? null : name || null,
        objects: () => listDrawingObjects(xml),
      };
    });
}

function comparePages(before: readonly Page[], after: readonly Page[], window: ChangeWindow): PagesChange {
  const collector = createCollector<ObjectChange>(window);
  const pages: PageChange[] = [];
  const pairs = pairItems(before, after, [
    ({ id }) => id,
    contentOf,
    ({ name }) => name,
    ({ number }) => String(number),
  ]);
  for (const matched of listMatched(before, after, pairs)) {
    if (isUntouched(matched)) continue;
    const change = comparePage(matched, (object) => collector.add(() => ({ ...object, page: pages.length })));
    const { kind, movedFrom, objects, isLayoutChanged } = change;
    if (kind !== 'changed' || movedFrom !== null || objects > 0 || isLayoutChanged) pages.push(change);
  }
  return { kind: 'pages', pages, objects: collector.changes, count: collector.count() };
}

/** Of most pages of a save; reading their objects takes longer than comparing them as written. */
const isUntouched = ({ before, after, isMoved }: MatchedItem<Page>): boolean =>
  !isMoved && before !== null && before.xml === after?.xml && before.notes === after.notes;

/** Without the first tag, which holds a name that may follow from the order. */
const contentOf = ({ xml }: Page): string => xml.slice(xml.indexOf('>') + 1);

type FoundChange = Omit<ObjectChange, 'page'>;

function comparePage(
  { before, after, isMoved }: MatchedItem<Page>,
  onObject: (change: FoundChange) => void,
): PageChange {
  const [old, next] = [before?.objects() ?? [], after?.objects() ?? []];
  const isSame = before !== null && after !== null && before.xml === after.xml;
  const changes = isSame ? [] : [...compareObjects(old, next)];
  const [notesBefore, notesAfter] = [before?.notes ?? '', after?.notes ?? ''];
  if (notesBefore !== notesAfter)
    changes.push({
      kind: 'notes',
      type: 'other',
      name: '',
      before: shown(notesBefore),
      after: shown(notesAfter),
    });
  for (const change of changes) onObject(change);
  const page = after ?? before;
  return {
    number: page?.number ?? 0,
    title: page === null ? null : titleOf(page, after === null ? old : next),
    kind: before === null ? 'added' : after === null ? 'deleted' : 'changed',
    movedFrom: isMoved ? (before?.number ?? null) : null,
    objects: changes.length,
    isLayoutChanged: before !== null && after !== null && before.layout !== after.layout,
  };
}

function titleOf({ name }: Page, objects: readonly PageObject[]): string | null {
  const title = name ?? findTitle(objects);
  return title === null ? null : cutText(title);
}

function* compareObjects(
  before: readonly PageObject[],
  after: readonly PageObject[],
): Generator<FoundChange> {
  const pairs = pairItems(before, after, [
    ({ id, type }) => (id === null ? null : `${type} ${id}`),
    ({ xml }) => xml,
    ({ id, name, type }) => (id === null && name !== '' ? `${type} ${name}` : null),
    ({ id, type }) => (id === null ? type : null),
  ]);
  for (const { before: old, after: next, isMoved } of listMatched(before, after, pairs)) {
    const { type, name } = next ?? old ?? { type: 'other', name: '' };
    const texts = { before: shown(old?.text ?? ''), after: shown(next?.text ?? '') };
    if (old === null) yield { kind: 'added', type, name, ...texts };
    else if (next === null) yield { kind: 'deleted', type, name, ...texts };
    else if (old.text !== next.text) yield { kind: 'text', type, name, ...texts };
    else if (old.xml !== next.xml || isMoved) yield { kind: 'format', type, name, ...texts };
  }
}

const shown = (text: string): string | null => (text === '' ? null : cutText(text));
