import { getInnerXml, getTag, readElement } from '../../xml/element.ts';
import {
  defaultPageSetup,
  type HeadersAndFooters,
  type PageMargins,
  type PageSetup,
} from '../workbook/page-setup.ts';
import { findChild } from './read-styles.ts';
import {
  decodeContent,
  decodeEscapes,
  findTag,
  isOn,
  readAttribute,
  readFlag,
  readNumber,
} from './xml-text.ts';

/** Reads how a sheet is printed; `raw` gives the elements of its part by name. */
export function readPageSetup(raw: (name: string) => string): PageSetup {
  const pageTag = findTag(raw('pageSetup'), 'pageSetup');
  const marginsTag = findTag(raw('pageMargins'), 'pageMargins');
  const optionsTag = findTag(raw('printOptions'), 'printOptions');
  const isFitted = readFlag(findTag(raw('sheetPr'), 'pageSetUpPr'), 'fitToPage');
  return {
    // The default of the format is that of the United States, but only where the file sets up a page.
    paper: pageTag === '' ? null : (readNumber(pageTag, 'paperSize') ?? 1),
    isLandscape: readAttribute(pageTag, 'orientation') === 'landscape',
    scale: Math.min(400, Math.max(10, readNumber(pageTag, 'scale') ?? 100)),
    fit: isFitted
      ? { width: readNumber(pageTag, 'fitToWidth') ?? 1, height: readNumber(pageTag, 'fitToHeight') ?? 1 }
      : null,
    margins: readMargins(marginsTag),
    isCentredHorizontally: readFlag(optionsTag, 'horizontalCentered'),
    isCentredVertically: readFlag(optionsTag, 'verticalCentered'),
    printsGridLines: readFlag(optionsTag, 'gridLines'),
    printsHeadings: readFlag(optionsTag, 'headings'),
    goesRightFirst: readAttribute(pageTag, 'pageOrder') === 'overThenDown',
    firstPageNumber: readFlag(pageTag, 'useFirstPageNumber') ? readNumber(pageTag, 'firstPageNumber') : null,
    rowBreaks: readBreaks(raw('rowBreaks')),
    columnBreaks: readBreaks(raw('colBreaks')),
    headers: readHeaders(raw('headerFooter')),
    scalesHeaders: isOn(readAttribute(findTag(raw('headerFooter'), 'headerFooter'), 'scaleWithDoc') ?? '1'),
  };
}

function readMargins(tag: string): PageMargins {
  const read = (name: keyof PageMargins): number => {
    const value = readNumber(tag, name);
    return value === null ? defaultPageSetup.margins[name] : Math.min(20, Math.max(0, value));
  };
  return {
    left: read('left'),
    right: read('right'),
    top: read('top'),
    bottom: read('bottom'),
    header: read('header'),
    footer: read('footer'),
  };
}

/** A page begins after the row or column of a break, of which the number counts from one. */
const readBreaks = (xml: string): number[] =>
  [...xml.matchAll(/<(?:\w+:)?brk(?=[\s/>])[^<>]*>/g)].flatMap(([tag]) => readNumber(tag, 'id') ?? []);

function readHeaders(xml: string): HeadersAndFooters {
  const root = xml === '' ? null : readElement(xml);
  if (root === null) return defaultPageSetup.headers;
  const read = (name: string): string => {
    const child = findChild(root, name);
    if (child === null) return '';
    return decodeEscapes(decodeContent(getInnerXml(child))).replace(/\r\n?/g, '\n');
  };
  const tag = getTag(root);
  return {
    header: read('oddHeader'),
    footer: read('oddFooter'),
    even: readFlag(tag, 'differentOddEven')
      ? { header: read('evenHeader'), footer: read('evenFooter') }
      : null,
    first: readFlag(tag, 'differentFirst')
      ? { header: read('firstHeader'), footer: read('firstFooter') }
      : null,
  };
}
