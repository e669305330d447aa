import { createTag, getOpenTag, getRawXml, parseAttributes, readElement } from '../../xml/element.ts';
import { a4, type PageSetup } from '../workbook/page-setup.ts';
import { findChild } from './read-styles.ts';
import { escapeXmlText, getLocalName } from './xml-text.ts';

/** The changed elements of a sheet that say how it is printed, by name; `raw` gives them as they are in the file. */
export function writePageSetup(
  setup: PageSetup,
  opened: PageSetup,
  { raw, prefix }: { raw: (name: string) => string | null; prefix: string },
): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  const isFitChanged = JSON.stringify(setup.fit) !== JSON.stringify(opened.fit);
  if (isFitChanged || setup.isLandscape !== opened.isLandscape)
    written.set('pageSetup', writeSetupTag(setup, raw('pageSetup'), { prefix, isFitChanged }));
  if ((setup.fit === null) !== (opened.fit === null))
    written.set('sheetPr', writeFitting(setup.fit !== null, raw('sheetPr'), prefix));
  if (JSON.stringify(setup.headers) !== JSON.stringify(opened.headers))
    written.set('headerFooter', writeHeaders(setup, raw('headerFooter'), prefix));
  return written;
}

function writeSetupTag(
  { isLandscape, fit }: PageSetup,
  raw: string | null,
  { prefix, isFitChanged }: { prefix: string; isFitChanged: boolean },
): string {
  const attributes = parseAttributes(raw ?? '');
  // Without it the paper would be that of the United States.
  if (raw === null) attributes.set('paperSize', `"${a4}"`);
  attributes.set('orientation', isLandscape ? '"landscape"' : '"portrait"');
  if (isFitChanged && fit === null) {
    attributes.delete('fitToWidth');
    attributes.delete('fitToHeight');
  } else if (isFitChanged && fit !== null) {
    attributes.set('fitToWidth', `"${fit.width}"`);
    attributes.set('fitToHeight', `"${fit.height}"`);
  }
  return createTag(`<${prefix}pageSetup/>`, attributes);
}

function writeFitting(isFitted: boolean, raw: string | null, prefix: string): string {
  const root = raw === null ? null : readElement(raw);
  const before = root === null ? null : findChild(root, 'pageSetUpPr');
  const attributes = parseAttributes(before === null ? '' : getOpenTag(before));
  if (isFitted) attributes.set('fitToPage', '"1"');
  else attributes.delete('fitToPage');
  // The last of the elements that the schema allows here.
  const others = (root?.children ?? []).filter((one) => one !== before).map(getRawXml);
  const tag = attributes.size === 0 ? '' : createTag(`<${prefix}pageSetUpPr/>`, attributes);
  return `${root === null ? `<${prefix}sheetPr>` : getOpenTag(root)}${others.join('')}${tag}</${prefix}sheetPr>`;
}

function writeHeaders({ headers }: PageSetup, raw: string | null, prefix: string): string {
  const root = raw === null ? null : readElement(raw);
  const write = (name: string, text: string): string =>
    text === '' ? '' : `<${prefix}${name} xml:space="preserve">${escapeXmlText(text)}</${prefix}${name}>`;
  const others = (root?.children ?? []).filter(
    ({ name }) => !['oddHeader', 'oddFooter'].includes(getLocalName(name)),
  );
  const content = [
    write('oddHeader', headers.header),
    write('oddFooter', headers.footer),
    ...others.map(getRawXml),
  ].join('');
  if (content === '') return '';
  return `${root === null ? `<${prefix}headerFooter>` : getOpenTag(root)}${content}</${prefix}headerFooter>`;
}
