import { localName, parseAttributes } from '../active/attributes.ts';
import { decodeEntities, encodeAttribute, encodeText } from '../xml-entities.ts';
import { createTagCursor, skipElement, type TagCursor } from '../xml-tags.ts';
import { canHoldPath, removePath } from './paths.ts';
import { readTextOnly } from './text-only.ts';

/**
 * Anonymises the XML of any part: authors and initials of comments and changes, people lists, rsids, printers and data sources, and paths. XML comments are
 * removed: they are invisible, and some programs write the author into them.
 */
export function anonymizeXml(source: string, alias: string): string {
  const xml = removeComments(source);
  const hasPaths = canHoldPath(xml);
  if (!hasPaths && !canNamePeople.test(xml)) return xml;
  const cursor = createTagCursor(xml);
  const names = createReplacer({ alias, hasPaths, isSvg: /<(?:\w+:)?svg[\s>]/.test(xml) });
  let result = '';
  let copiedUpTo = 0;
  while (!cursor.isBroken && cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const { start, kind } = cursor;
    const name = localName(cursor.name);
    if (names.isRemoved(name)) {
      skipElement(cursor);
      result += xml.slice(copiedUpTo, start);
      copiedUpTo = cursor.end;
      continue;
    }
    const tag = xml.slice(start, cursor.end);
    const changed = names.tag(name, tag);
    const content = kind === 'open' ? names.content(name, tag) : null;
    const textOnly = content && readTextOnly(xml, cursor.end);
    const text = textOnly && content(decodeEntities(textOnly.text));
    const isSame = text === null || text === undefined;
    if (changed === tag && isSame) continue;
    result += xml.slice(copiedUpTo, start) + changed;
    copiedUpTo = cursor.end;
    if (!textOnly || isSame) continue;
    result += encodeText(text);
    copiedUpTo = textOnly.end;
  }
  return result + xml.slice(copiedUpTo);
}

const canNamePeople =
  /[:\s](?:author|initials|rsid\w*|userName|userId|displayName|refreshedBy)\s*=|<(?:[\w-]+:)?(?:rsids|docVars|presenceInfo|cmAuthor|author|person|creator|creator-initials|sender-initials|userInfo|customWorkbookView|scenario|config-item|metadata)[\s>/]/;

function removeComments(xml: string): string {
  if (!xml.includes('<!--') && !xml.includes('<?', 2)) return xml;
  const cursor = createTagCursor(xml);
  let result = '';
  let copiedUpTo = 0;
  while (cursor.next()) {
    if (!isComment(xml, cursor)) continue;
    result += xml.slice(copiedUpTo, cursor.start);
    copiedUpTo = cursor.end;
  }
  return result + xml.slice(copiedUpTo);
}

/** A comment or processing instruction, but not the XML declaration, which has the same syntax. */
function isComment(xml: string, { kind, start }: TagCursor): boolean {
  if (kind !== 'other') return false;
  return (
    xml.startsWith('<!--', start) ||
    (xml.startsWith('<?', start) && !/^<\?xml\s/.test(xml.slice(start, start + 6)))
  );
}

/** Replacement for the text of an element; null if unchanged. */
type Content = (text: string) => string | null;

const removedElements: ReadonlySet<string> = new Set(['rsids', 'docvars', 'presenceinfo']);
/** Elements that represent a person in lists referenced by comments, with their naming attributes. */
const personAttributes: ReadonlySet<string> = new Set(['name', 'displayname', 'userid']);
const people: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['author', personAttributes],
  ['cmauthor', personAttributes],
  ['person', personAttributes],
  ['userinfo', personAttributes],
  ['customworkbookview', personAttributes],
  ['scenario', new Set(['user'])],
]);
/** Elements and attributes whose text may be a path: descriptions, and field instructions. */
const descriptionAttributes: ReadonlySet<string> = new Set(['desc', 'title', 'instrtext']);
/** OpenDocument settings that name a printer or data source, or hold rsids. */
const identifyingSetting =
  /[:\s]name\s*=\s*["'](?:Printer\w*|CurrentDatabase\w*|EmbeddedDatabase\w*|Rsid\w*)["']/;

function createReplacer({ alias, hasPaths, isSvg }: { alias: string; hasPaths: boolean; isSvg: boolean }) {
  const initial = [...alias][0] ?? '';
  const authors = new Set<string>();
  const contentByElement: ReadonlyMap<string, Content> = new Map<string, Content>([
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
    // Excel starts each note with its author.
    ['t', (text) => (isNoteAuthor(text) ? `${alias}:${text.slice(text.lastIndexOf(':') + 1)}` : null)],
  ]);

  function isNoteAuthor(text: string): boolean {
    return (
      authors.size > 0 && text.trimEnd().endsWith(':') && authors.has(text.trimEnd().slice(0, -1).trim())
    );
  }

  return {
    isRemoved: (name: string): boolean => removedElements.has(name) || (isSvg && name === 'metadata'),
    tag: (name: string, tag: string): string =>
      anonymizeTag(tag, { alias, initial, hasPaths, element: name }),
    content: (name: string, tag: string): Content | null => {
      if (name === 'config-item') return identifyingSetting.test(tag) ? () => '' : null;
      if (descriptionAttributes.has(name)) return hasPaths ? removePath : null;
      return contentByElement.get(name) ?? null;
    },
  };
}

interface TagReplacements {
  alias: string;
  initial: string;
  hasPaths: boolean;
  element: string;
}

function anonymizeTag(tag: string, names: TagReplacements): string {
  if (!tag.includes('=')) return tag;
  const nameAttributes =
    people.get(names.element) ?? (/[:\s]userId\s*=/i.test(tag) ? personAttributes : authorAttributes);
  let result = '';
  let copiedUpTo = 0;
  for (const { name, value, start, end } of parseAttributes(tag)) {
    const attribute = localName(name);
    const isName = nameAttributes.has(attribute) || authorAttributes.has(attribute);
    const replacement = isName ? names.alias : getReplacement({ attribute, value }, names);
    if (replacement === value) continue;
    result +=
      tag.slice(copiedUpTo, start) +
      (replacement === null ? '' : ` ${name}="${encodeAttribute(replacement)}"`);
    copiedUpTo = end;
  }
  return result + tag.slice(copiedUpTo);
}

const authorAttributes: ReadonlySet<string> = new Set(['author', 'username', 'refreshedby']);

/** Null to remove the attribute. */
function getReplacement(
  { attribute, value }: { attribute: string; value: string },
  { initial, hasPaths, element }: TagReplacements,
): string | null {
  if (attribute === 'initials') return initial;
  // Excel's default comment of a scenario is "Created by" and a name.
  if (element === 'scenario' && attribute === 'comment') return null;
  if (attribute.startsWith('rsid')) return null;
  const withoutPath = hasPaths ? removePath(value) : value;
  // The value of the formula is cached; a partial formula would be an error.
  return attribute === 'formula' && withoutPath !== value ? null : withoutPath;
}
