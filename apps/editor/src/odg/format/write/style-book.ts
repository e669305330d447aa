import { type Draft, draftOf, fresh, needed, setAttributes, xmlOf } from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { along, stringOf } from '../../../xml/values.ts';
import type { Family } from '../read/styles.ts';

export type Values = Readonly<Record<string, string | null>>;

/** Styles that are made while a drawing is written. */
export interface StyleBook {
  /** The name of a style that is this one with these properties; a style of the same kind is made once. */
  styled: (family: Family, name: string | null, changes: Readonly<Record<string, Values>>) => string;
  list: (kind: 'bullet' | 'number') => string;
  /** A thing that styles name; it lies with the styles that all parts have. */
  named: (xml: string) => void;
  /** Puts what was made into the two parts. */
  finish: (content: Draft) => void;
  commonStyles: () => string | null;
}

const propertyOrder = [
  'style:table-column-properties',
  'style:table-row-properties',
  'style:table-cell-properties',
  'style:drawing-page-properties',
  'style:graphic-properties',
  'style:paragraph-properties',
  'style:text-properties',
];

export const contentOrder = [
  'office:scripts',
  'office:font-face-decls',
  'office:automatic-styles',
  'office:body',
];
const commonOrder = [
  'office:font-face-decls',
  'office:styles',
  'office:automatic-styles',
  'office:master-styles',
];

export function openStyleBook(content: Element, common: Element | null): StyleBook {
  const automatic = along(content, 'office:automatic-styles');
  const own = new Map<string, Element>();
  const taken = new Set<string>();
  for (const list of [automatic, ...(common?.children ?? [])]) {
    for (const style of list?.children ?? []) {
      const name = stringOf(style, 'style:name') ?? stringOf(style, 'draw:name') ?? '';
      taken.add(name);
      if (list === automatic) own.set(`${stringOf(style, 'style:family')} ${name}`, style);
    }
  }
  const made: Draft[] = [];
  const things: Draft[] = [];
  const known = new Map<string, string>();
  let count = 0;
  const freeName = (): string => {
    do count += 1;
    while (taken.has(`rd${count}`));
    return `rd${count}`;
  };
  const once = (key: string, make: (name: string) => Draft): string => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const name = freeName();
    known.set(key, name);
    made.push(make(name));
    return name;
  };
  return {
    styled: (family, name, changes) =>
      once(JSON.stringify([family, name, changes]), (own2) => {
        const from = own.get(`${family} ${name}`);
        const draft = from === undefined ? fresh('<style:style/>') : draftOf(from);
        setAttributes(draft, { 'style:name': own2, 'style:family': family });
        if (from === undefined && name !== null) setAttributes(draft, { 'style:parent-style-name': name });
        for (const [kind, values] of Object.entries(changes))
          setAttributes(needed(draft, kind, propertyOrder), values);
        return draft;
      }),
    list: (kind) => once(`list ${kind}`, (name) => fresh(listStyle(name, kind))),
    named: (xml) => {
      const draft = fresh(xml);
      const name = stringOf(readElement(xml), 'draw:name') ?? '';
      if (taken.has(name)) return;
      taken.add(name);
      things.push(draft);
    },
    finish: (draft) => {
      if (made.length > 0) needed(draft, 'office:automatic-styles', contentOrder).parts.push(...made);
    },
    commonStyles: () => {
      if (common === null || things.length === 0) return null;
      const draft = draftOf(common);
      needed(draft, 'office:styles', commonOrder).parts.push(...things);
      return (
        common.source.slice(0, common.start) + xmlOf(withNamespaces(draft)) + common.source.slice(common.end)
      );
    },
  };
}

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function listStyle(name: string, kind: 'bullet' | 'number'): string {
  const inside = levels.map((level) => {
    const place = `<style:list-level-properties text:space-before="${(level - 1) * 0.6}cm" text:min-label-width="0.6cm"/>`;
    return kind === 'bullet'
      ? `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•">${place}</text:list-level-style-bullet>`
      : `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix=".">${place}</text:list-level-style-number>`;
  });
  return `<text:list-style style:name="${name}">${inside.join('')}</text:list-style>`;
}

const oasis = (name: string): string => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const namespaces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['office', 'style', 'draw', 'text', 'table'].map((name) => [`xmlns:${name}`, oasis(name)]),
  ),
  'xmlns:svg': oasis('svg-compatible'),
  'xmlns:fo': oasis('xsl-fo-compatible'),
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/** The root of a part with the names that what is written into it uses. */
export function withNamespaces(draft: Draft): Draft {
  const missing = Object.entries(namespaces).filter(
    ([name]) => !new RegExp(`\\s${name}\\s*=`).test(draft.tag),
  );
  setAttributes(draft, Object.fromEntries(missing));
  return draft;
}
