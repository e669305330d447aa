import {
  type Element,
  getAttribute,
  getOpenTag,
  getRawXml,
  getTag,
  parseAttributes,
} from '../../xml/element.ts';
import { resolveRelationships } from '../../xml/relationships.ts';
import { isSame, type States } from './properties.ts';

/** The merged part, and the parts added to the package, which it must declare. */
interface PartContext {
  part: string;
  added: ReadonlySet<string>;
}

/** Three-way merge of a part that is a list of named records; null if one is not well-formed. */
export function mergeRecords(
  { opened: openedRoot, before: beforeRoot, after: afterRoot }: States<Element | null>,
  context: PartContext,
): string | null {
  if (!openedRoot || !beforeRoot || !afterRoot) return null;
  const [recordsBefore, recordsAfter] = [indexRecords(beforeRoot), indexRecords(afterRoot)];
  const records = indexRecords(openedRoot);
  const output: { name: string; raw: string }[] = [];
  let isChanged = false;
  for (const [name, record] of records) {
    const states = { before: recordsBefore.get(name) ?? null, after: recordsAfter.get(name) ?? null };
    if (isSame(states.before, states.after)) output.push({ name, raw: getRawXml(record) });
    else {
      isChanged = true;
      if (states.after) output.push({ name, raw: getRawXml(states.after) });
    }
  }
  // A new record is inserted after its predecessor in the editor's version: the order matters in some lists.
  let last = '';
  for (const [name, record] of recordsAfter) {
    const isNew =
      !records.has(name) &&
      (!isSame(recordsBefore.get(name) ?? null, record) || isAboutAddedPart(record, context));
    if (isNew) {
      isChanged = true;
      output.splice(output.findIndex((one) => one.name === last) + 1, 0, { name, raw: getRawXml(record) });
    }
    if (isNew || records.has(name)) last = name;
  }
  if (!isChanged) return openedRoot.source;
  return `${openedRoot.source.slice(0, openedRoot.start)}${getOpenTag(openedRoot)}${output.map(({ raw }) => raw).join('')}</${openedRoot.name}>`;
}

/** Whether the record is the relationship or content type of an added part. */
function isAboutAddedPart(record: Element, { part, added }: PartContext): boolean {
  const raw = getRawXml(record);
  if (part.endsWith('.rels')) {
    const source = part.replace('_rels/', '').replace(/\.rels$/, '');
    return resolveRelationships(raw, source).some(({ target }) => added.has(target));
  }
  const name = getAttribute(record, 'PartName');
  if (name !== null) return added.has(name.slice(1));
  const extension = getAttribute(record, 'Extension')?.toLowerCase();
  return extension !== undefined && [...added].some((one) => one.toLowerCase().endsWith(`.${extension}`));
}

const nameAttributes = ['w:styleId', 'w:numId', 'w:abstractNumId', 'w:name', 'Id', 'PartName', 'Extension'];

function indexRecords(root: Element): Map<string, Element> {
  const records = new Map<string, Element>();
  for (const child of root.children) {
    const attributes = parseAttributes(getTag(child));
    const name = nameAttributes.find((candidate) => attributes.has(candidate));
    const key = `${child.name} ${name === undefined ? '' : attributes.get(name)?.slice(1, -1)}`;
    records.set(records.has(key) ? `${key} ${child.start}` : key, child);
  }
  return records;
}
