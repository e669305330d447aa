import { attributeOf, attributesOf, type Element, openTagOf, rawOf, tagOf } from '../../xml/element.ts';
import { resolveRelationships } from '../../xml/relationships.ts';
import { isSame, type States } from './properties.ts';

/** The merged part, and the parts added to the package, which it must declare. */
interface Place {
  part: string;
  added: ReadonlySet<string>;
}

/** Three-way merge of a part that is a list of named records; null if one is not well-formed. */
export function mergeRecords(
  { opened: mine, before: was, after: is }: States<Element | null>,
  place: Place,
): string | null {
  if (!mine || !was || !is) return null;
  const [known, now] = [recordsOf(was), recordsOf(is)];
  const records = recordsOf(mine);
  const out: { name: string; raw: string }[] = [];
  let isChanged = false;
  for (const [name, record] of records) {
    const states = { before: known.get(name) ?? null, after: now.get(name) ?? null };
    if (isSame(states.before, states.after)) out.push({ name, raw: rawOf(record) });
    else {
      isChanged = true;
      if (states.after) out.push({ name, raw: rawOf(states.after) });
    }
  }
  // A new record is inserted after its predecessor in the editor's version: the order matters in some lists.
  let last = '';
  for (const [name, record] of now) {
    const isNew = !records.has(name) && (!isSame(known.get(name) ?? null, record) || isAbout(record, place));
    if (isNew) {
      isChanged = true;
      out.splice(out.findIndex((one) => one.name === last) + 1, 0, { name, raw: rawOf(record) });
    }
    if (isNew || records.has(name)) last = name;
  }
  if (!isChanged) return mine.source;
  return `${mine.source.slice(0, mine.start)}${openTagOf(mine)}${out.map(({ raw }) => raw).join('')}</${mine.name}>`;
}

/** Whether the record is the relationship or content type of an added part. */
function isAbout(record: Element, { part, added }: Place): boolean {
  const raw = rawOf(record);
  if (part.endsWith('.rels')) {
    const source = part.replace('_rels/', '').replace(/\.rels$/, '');
    return resolveRelationships(raw, source).some(({ target }) => added.has(target));
  }
  const name = attributeOf(record, 'PartName');
  if (name !== null) return added.has(name.slice(1));
  const extension = attributeOf(record, 'Extension')?.toLowerCase();
  return extension !== undefined && [...added].some((one) => one.toLowerCase().endsWith(`.${extension}`));
}

const names = ['w:styleId', 'w:numId', 'w:abstractNumId', 'w:name', 'Id', 'PartName', 'Extension'];

function recordsOf(root: Element): Map<string, Element> {
  const records = new Map<string, Element>();
  for (const child of root.children) {
    const attributes = attributesOf(tagOf(child));
    const name = names.find((candidate) => attributes.has(candidate));
    const key = `${child.name} ${name === undefined ? '' : attributes.get(name)?.slice(1, -1)}`;
    records.set(records.has(key) ? `${key} ${child.start}` : key, child);
  }
  return records;
}
