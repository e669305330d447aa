import { decodeEntities } from '../xml-entities.ts';
import { createTagCursor, skipElement, type TagCursor } from '../xml-tags.ts';
import { isClickable, isOutside } from './active-names.ts';
import { type Attribute, localName, parseAttributes, removeAttributes } from './attributes.ts';
import { type Edit, type FieldTracker, loadsContent, trackFields } from './fields.ts';

/** Relationship ids that the part must not use, or only for hyperlinks. */
export interface ForbiddenIds {
  dropped: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

export const noIds: ForbiddenIds = { dropped: new Set(), links: new Set() };

/** Without any of these a part contains nothing active; that is so for nearly all, and checked once per save. */
const suspicious =
  /[<:](?:instrText|delInstrText|fldSimple|mailMerge|!DOCTYPE|scripts|event-listener|dde|oleLink)|[:\s](?:src|href|althref)[\s=]/;

export function isSuspicious(xml: string): boolean {
  return suspicious.test(xml);
}

/** Elements that are useless without their reference; removed if they are empty. */
const emptiedElements = new Set([
  'attachedtemplate',
  'oleobject',
  'control',
  'subdoc',
  'sourcefilename',
  'datasource',
  'headersource',
  'src',
  'externalreference',
  'videofile',
  'audiofile',
  'quicktimefile',
]);
/** Elements that are removed with their content, unless it is text. */
const removedElements = new Set([
  'mailmerge',
  'scripts',
  'event-listeners',
  'event-listener',
  'dde-source',
  'dde-connection-decls',
  'ddelink',
  'olelink',
]);
const holdsText = /<(?:[^\s:<>/]+:)?(?:t|p|h|span|deltext|instrtext)[\s/>]/i;
/** Attributes that, with a prefix, hold a relationship id or an address. */
const referenceAttributes = new Set([
  'id',
  'link',
  'embed',
  'href',
  'pict',
  'dm',
  'lo',
  'qs',
  'cs',
  'blip',
  'topleft',
]);
/** Elements that load the address in their `src` or `href` when they are shown. */
const loadingElements = new Set([
  'imagedata',
  'fill',
  'stroke',
  'image',
  'feimage',
  'use',
  'textpath',
  'script',
]);

/**
 * Removes fields, references and addresses from the XML of a part that would load or execute something. No text is removed. One pass; returns the
 * same string if nothing changes.
 */
export function cleanXml(xml: string, ids: ForbiddenIds): string {
  if (ids.dropped.size === 0 && ids.links.size === 0 && !isSuspicious(xml)) return xml;
  const cursor = createTagCursor(xml);
  const fields = trackFields();
  const edits: Edit[] = [];
  const instructions = trackInstructions(xml, fields);
  let keptUntil = 0;
  while (cursor.next()) {
    const { kind, start, end } = cursor;
    instructions.token(cursor);
    if (kind === 'other' && /^<!DOCTYPE/i.test(xml.slice(start, start + 9))) {
      cursor.end = endOfDoctype(xml, start);
      edits.push({ start, end: cursor.end, text: '' });
    }
    if (kind !== 'open' && kind !== 'empty') continue;
    const name = localName(cursor.name);
    if (removedElements.has(name) && start >= keptUntil) {
      const isWhole = skipElement(cursor);
      if (isWhole && !holdsText.test(xml.slice(end, cursor.end))) {
        edits.push({ start, end: cursor.end, text: '' });
        continue;
      }
      keptUntil = cursor.end;
      rewind(cursor, { kind, start, end });
    }
    const tag = { name, start, end, kind };
    const edit = tagEdit(xml, tag, ids);
    if (edit) edits.push(edit);
    if (name === 'fldchar')
      fields.fieldTag(readFieldType(xml.slice(start, end)), removeFieldMarker(xml, tag));
  }
  edits.push(...fields.edits());
  return applyEdits(xml, edits);
}

function rewind(cursor: TagCursor, to: Pick<TagCursor, 'kind' | 'start' | 'end'>): void {
  Object.assign(cursor, to, { isBroken: false });
}

interface Tag {
  name: string;
  kind: TagCursor['kind'];
  start: number;
  end: number;
}

function tagEdit(xml: string, tag: Tag, ids: ForbiddenIds): Edit | null {
  const { name, start, end } = tag;
  const source = xml.slice(start, end);
  if (!source.includes('=')) return null;
  const attributes = parseAttributes(source);
  const instruction = name === 'fldsimple' && attributes.find((one) => localName(one.name) === 'instr');
  if (instruction && loadsContent(instruction.value)) {
    const emptied = ` ${instruction.name}=""`;
    return {
      start,
      end,
      text: source.slice(0, instruction.start) + emptied + source.slice(instruction.end),
    };
  }
  const removed = attributes.filter((one) => isForbidden(name, one, ids));
  if (removed.length === 0) return null;
  const emptyEnd = emptiedElements.has(name) ? endOfEmpty(xml, tag) : -1;
  if (emptyEnd !== -1) return { start, end: emptyEnd, text: '' };
  return { start, end, text: removeAttributes(source, removed) };
}

function isForbidden(element: string, { name, value }: Attribute, ids: ForbiddenIds): boolean {
  const local = localName(name);
  const hasPrefix = local.length < name.length;
  const isLink = /^(hyperlink|hlink)/.test(element);
  if (hasPrefix && referenceAttributes.has(local)) {
    if (ids.dropped.has(value)) return true;
    if (ids.links.has(value) && !isLink) return true;
  }
  if (local !== 'href' && local !== 'src' && local !== 'althref') return false;
  if (element === 'a') return !isClickable(value);
  return (hasPrefix || loadingElements.has(element)) && isOutside(value);
}

/** The end of an element without content; -1 if it has any. */
function endOfEmpty(xml: string, { kind, end }: Tag): number {
  if (kind === 'empty') return end;
  const closeTag = /\s*<\/[^<>]*>/y;
  closeTag.lastIndex = end;
  return closeTag.test(xml) ? closeTag.lastIndex : -1;
}

function readFieldType(tag: string): string {
  return parseAttributes(tag).find(({ name }) => localName(name) === 'fldchartype')?.value ?? '';
}

/** Replacement for a field marker to be removed: one with further content (of a form field) stays, but marks nothing. */
function removeFieldMarker(xml: string, tag: Tag): Edit {
  const { start, end } = tag;
  const emptyEnd = endOfEmpty(xml, tag);
  if (emptyEnd !== -1) return { start, end: emptyEnd, text: '' };
  const source = xml.slice(start, end);
  return { start, end, text: removeAttributes(source, parseAttributes(source)) };
}

/** Passes the text of instructions to their fields. */
function trackInstructions(xml: string, fields: FieldTracker): { token: (cursor: TagCursor) => void } {
  let from = -1;
  let copiedUpTo = 0;
  let isCode = false;
  return {
    token: ({ kind, name, start, end }) => {
      if (from !== -1) fields.instruction(decodeEntities(xml.slice(copiedUpTo, start)));
      if (from !== -1 && kind === 'cdata') fields.instruction(xml.slice(start + 9, end - 3));
      copiedUpTo = end;
      if (kind !== 'open' && kind !== 'close') return;
      const local = localName(name);
      const isInstruction = local === 'instrtext' || local === 'delinstrtext';
      if (kind === 'close') {
        if (from !== -1 && isCode) fields.instructionRange({ start: from, end: start });
        from = -1;
      } else if ((isInstruction || local === 't') && fields.isInInstruction()) {
        from = end;
        // Text stays, whatever a program does with it.
        isCode = isInstruction;
      }
    },
  };
}

/** The end of a DOCTYPE, which may contain nested declarations, quotes and comments. */
function endOfDoctype(xml: string, start: number): number {
  const token = /<!--|<\?|"[^"]*"|'[^']*'|[<>]/g;
  token.lastIndex = start + 1;
  let depth = 1;
  for (let match = token.exec(xml); match; match = token.exec(xml)) {
    const closing = closings.get(match[0]);
    if (closing) {
      const end = xml.indexOf(closing, token.lastIndex);
      if (end === -1) break;
      token.lastIndex = end + closing.length;
    } else if (match[0] === '<') depth++;
    else if (match[0] === '>' && --depth === 0) return token.lastIndex;
  }
  return xml.length;
}

const closings: ReadonlyMap<string, string> = new Map([
  ['<!--', '-->'],
  ['<?', '?>'],
]);

function applyEdits(xml: string, edits: Edit[]): string {
  if (edits.length === 0) return xml;
  let result = '';
  let copiedUpTo = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    if (start < copiedUpTo) continue;
    result += xml.slice(copiedUpTo, start) + text;
    copiedUpTo = end;
  }
  return result + xml.slice(copiedUpTo);
}
