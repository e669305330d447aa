import { attributesOf, localName } from '../active/attributes.ts';
import { decodeEntities, encodeAttribute, encodeText } from '../xml-entities.ts';
import { createTagCursor, skipElement, type TagCursor } from '../xml-tags.ts';
import { canHoldPath, removePath } from './paths.ts';
import { readTextOnly } from './text-only.ts';

/**
 * The XML of any part with one name for all: authors and initials of comments and changes, the people in its lists, the marks of a
 * computer, and paths. Comments in the XML go: no reader sees them, and programs write into them who made the file.
 */
export function anonymizeXml(source: string, alias: string): string {
  const xml = removeComments(source);
  const hasPaths = canHoldPath(xml);
  if (!hasPaths && !canNamePeople.test(xml)) return xml;
  const cursor = createTagCursor(xml);
  const names = createNames({ alias, hasPaths, isSvg: /<(?:\w+:)?svg[\s>]/.test(xml) });
  let result = '';
  let at = 0;
  while (!cursor.isBroken && cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const { start, kind } = cursor;
    const name = localName(cursor.name);
    if (names.isGone(name)) {
      skipElement(cursor);
      result += xml.slice(at, start);
      at = cursor.end;
      continue;
    }
    const tag = xml.slice(start, cursor.end);
    const changed = names.tag(name, tag);
    const content = kind === 'open' ? names.content(name, tag) : null;
    const found = content && readTextOnly(xml, cursor.end);
    const text = found && content(decodeEntities(found.text));
    const isSame = text === null || text === undefined;
    if (changed === tag && isSame) continue;
    result += xml.slice(at, start) + changed;
    at = cursor.end;
    if (!found || isSame) continue;
    result += encodeText(text);
    at = found.end;
  }
  return result + xml.slice(at);
}

const canNamePeople =
  /[:\s](?:author|initials|rsid\w*|userName|userId|displayName|refreshedBy)\s*=|<(?:[\w-]+:)?(?:rsids|docVars|presenceInfo|cmAuthor|author|person|creator|creator-initials|sender-initials|userInfo|customWorkbookView|scenario|config-item|metadata)[\s>/]/;

function removeComments(xml: string): string {
  if (!xml.includes('<!--') && !xml.includes('<?', 2)) return xml;
  const cursor = createTagCursor(xml);
  let result = '';
  let at = 0;
  while (cursor.next()) {
    if (!isComment(xml, cursor)) continue;
    result += xml.slice(at, cursor.start);
    at = cursor.end;
  }
  return result + xml.slice(at);
}

/** A comment, or an instruction for some program; what says that this is XML is written like one. */
function isComment(xml: string, { kind, start }: TagCursor): boolean {
  if (kind !== 'other') return false;
  return (
    xml.startsWith('<!--', start) ||
    (xml.startsWith('<?', start) && !/^<\?xml\s/.test(xml.slice(start, start + 6)))
  );
}

/** What becomes of the text of an element; null where it stays. */
type Content = (text: string) => string | null;

const removedElements: ReadonlySet<string> = new Set(['rsids', 'docvars', 'presenceinfo']);
/** Elements that are a person, in lists that comments refer to, with what names one there. */
const personAttributes: ReadonlySet<string> = new Set(['name', 'displayname', 'userid']);
const people: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['author', personAttributes],
  ['cmauthor', personAttributes],
  ['person', personAttributes],
  ['userinfo', personAttributes],
  ['customworkbookview', personAttributes],
  ['scenario', new Set(['user'])],
]);
/** Elements whose text may be a path: descriptions, and fields of a link. */
const descriptionAttributes: ReadonlySet<string> = new Set(['desc', 'title', 'instrtext']);
/** Settings of OpenDocument that are those of a computer. */
const computerAttributes =
  /[:\s]name\s*=\s*["'](?:Printer\w*|CurrentDatabase\w*|EmbeddedDatabase\w*|Rsid\w*)["']/;

function createNames({ alias, hasPaths, isSvg }: { alias: string; hasPaths: boolean; isSvg: boolean }) {
  const initial = [...alias][0] ?? '';
  const authors = new Set<string>();
  const contents: ReadonlyMap<string, Content> = new Map<string, Content>([
    ['creator', () => alias],
    ['creator-initials', () => initial],
    ['sender-initials', () => initial],
    [
      'author',
      (text) => {
        authors.add(text.trim());
        return alias;
      },
    ],
    // A program for spreadsheets begins each note with who wrote it.
    ['t', (text) => (isHeading(text) ? `${alias}:${text.slice(text.lastIndexOf(':') + 1)}` : null)],
  ]);

  function isHeading(text: string): boolean {
    return (
      authors.size > 0 && text.trimEnd().endsWith(':') && authors.has(text.trimEnd().slice(0, -1).trim())
    );
  }

  return {
    isGone: (name: string): boolean => removedElements.has(name) || (isSvg && name === 'metadata'),
    tag: (name: string, tag: string): string =>
      anonymizeTag(tag, { alias, initial, hasPaths, element: name }),
    content: (name: string, tag: string): Content | null => {
      if (name === 'config-item') return computerAttributes.test(tag) ? () => '' : null;
      if (descriptionAttributes.has(name)) return hasPaths ? removePath : null;
      return contents.get(name) ?? null;
    },
  };
}

interface TagNames {
  alias: string;
  initial: string;
  hasPaths: boolean;
  element: string;
}

function anonymizeTag(tag: string, names: TagNames): string {
  if (!tag.includes('=')) return tag;
  const naming = people.get(names.element) ?? (/[:\s]userId\s*=/i.test(tag) ? personAttributes : authors);
  let result = '';
  let at = 0;
  for (const { name, value, start, end } of attributesOf(tag)) {
    const attribute = localName(name);
    const isName = naming.has(attribute) || authors.has(attribute);
    const written = isName ? names.alias : replacementFor({ attribute, value }, names);
    if (written === value) continue;
    result += tag.slice(at, start) + (written === null ? '' : ` ${name}="${encodeAttribute(written)}"`);
    at = end;
  }
  return result + tag.slice(at);
}

const authors: ReadonlySet<string> = new Set(['author', 'username', 'refreshedby']);

/** Null for an attribute that goes. */
function replacementFor(
  { attribute, value }: { attribute: string; value: string },
  { initial, hasPaths, element }: TagNames,
): string | null {
  if (attribute === 'initials') return initial;
  // "Created by" and a name, if nobody wrote another thing.
  if (element === 'scenario' && attribute === 'comment') return null;
  if (attribute.startsWith('rsid')) return null;
  const plain = hasPaths ? removePath(value) : value;
  // Its value is beside it; half a formula would be an error.
  return attribute === 'formula' && plain !== value ? null : plain;
}
