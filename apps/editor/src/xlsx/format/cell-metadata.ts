import { getTag, readElement } from '../../xml/element.ts';
import { findChild } from './read-styles.ts';
import { getLocalName, readAttribute, readFlag, readNumber } from './xml-text.ts';

const dynamicArrayType = 'XLDAPR';

/** A part that says of cells that their array formulas are dynamic: they take as many cells as they have results. */
export const dynamicArrayMetadata = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<metadata xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray"><metadataTypes count="1"><metadataType name="${dynamicArrayType}" minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1" cellMeta="1"/></metadataTypes><futureMetadata name="${dynamicArrayType}" count="1"><bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}"><xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>`;

/** The values of `cm` that mark dynamic array formulas, from 1. */
export function readDynamicArrayIndexes(xml: string): number[] {
  const root = readElement(xml);
  if (root === null) return [];
  const types = (findChild(root, 'metadataTypes')?.children ?? []).map((type) =>
    readAttribute(getTag(type), 'name'),
  );
  const future = root.children.find(
    (child) =>
      getLocalName(child.name) === 'futureMetadata' &&
      readAttribute(getTag(child), 'name') === dynamicArrayType,
  );
  const isDynamic = (future?.children ?? []).map((block) => {
    const [, tag = ''] =
      /(<[^<>]*dynamicArrayProperties[^<>]*>)/.exec(block.source.slice(block.start, block.end)) ?? [];
    return readFlag(tag, 'fDynamic');
  });
  return (findChild(root, 'cellMetadata')?.children ?? []).flatMap((block, index) => {
    const hasType = block.children.some((record) => {
      const tag = getTag(record);
      const type = types[(readNumber(tag, 't') ?? 0) - 1];
      return type === dynamicArrayType && isDynamic[readNumber(tag, 'v') ?? 0] === true;
    });
    return hasType ? [index + 1] : [];
  });
}
