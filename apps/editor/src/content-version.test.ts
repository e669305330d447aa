import { expect, it } from 'vitest';
import { contentVersion } from './frame/document.ts';
import { drawingsFormat } from './odg/format/drawings-form.ts';
import { createRichDrawing } from './odg/format/testing/drawings.ts';
import { slidesFormat } from './pptx/format/slides-form.ts';
import { createRichDeck } from './pptx/format/testing/decks.ts';
import { createRichWorkbook } from './xlsx/testing/rich-workbook.ts';
import { workbookForm } from './xlsx/worker/workbook-form.ts';

/** The names of all properties in plain data, also in maps. */
function listProperties(value: unknown, names = new Set<string>()): string[] {
  if (value instanceof Map) for (const item of value.values()) listProperties(item, names);
  else if (ArrayBuffer.isView(value)) return [];
  else if (Array.isArray(value)) for (const item of value) listProperties(item, names);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      names.add(name);
      listProperties(item, names);
    }
  return [...names].sort();
}

const workbookProperties = [
  'activeSheet align allowsBlank anchor areas arrayRanges author baseWidth borders bottom cells chart colour column',
  'columnBreaks columns condition conditionalRules content defaultHeight defaultWidth',
  'definedNames definition description drawings error errorStyle even fileStyleCount fill',
  'filters first firstPageNumber fit font footer format formula formulas from frozen',
  'goesRightFirst hasDropDown hasGridLines header headers height id indent intersects is1904',
  'isBold isCentredHorizontally isCentredVertically isDoubleUnderlined isHidden isItalic',
  'isLandscape isLocked isProtected isReadByOtherSheets isRightToLeft isStruck',
  'isStructureLocked isUnderlined kind left length links margins merges name nextSheetId notes',
  'operator options pageSetup paper part printsGridLines printsHeadings priority prompt raised',
  'references right rotation row rowBreaks rows runs scale scalesHeaders sheet sheets size source stopsIfTrue',
  'structureChanges structureLock style styles tables text title to top type unsupported',
  'validationRules value vertical visibility width wraps x y',
].join(' ');

const sceneProperties = [
  'align alt anchor angle at author background baseline behind bends bold borders bottom bytes',
  'capitals cells color colors columnGap columnSpan columns comments crop dash design direction end endArrow fill',
  'fillOpacity fillPaint first font format hasGluePoints headings height id indents inset',
  'isFlippedX isFlippedY isHidden isLocked isPrinted isResolved isRightToLeft isUpright isVisible italic kind',
  'layer layers layout layoutId layouts left level levels line lineColor lineSpacing lineWidth link',
  'list marker media name notes numbering offset opacity outline own pages paragraph paragraphs',
  'parentId path placeholder right rotation route rowSpan rows run runs shape shapes site size',
  'spaceAfter spaceBefore start startArrow startAt stops strike styleId styles text theme top',
  'transition type underline unsupported what width words wraps x y',
].join(' ');

it('the content version is raised whenever properties of a workbook or scene get other names', async () => {
  const books = workbookForm(() => 0);
  const workbook = books.contentOf(await books.read(createRichWorkbook()));
  const scenes = [
    slidesFormat.contentOf(await slidesFormat.read(createRichDeck())),
    drawingsFormat.contentOf(await drawingsFormat.read(createRichDrawing())),
  ];
  // A device may hold content of an earlier release: if a name changes below, the version must change as well.
  expect({
    version: contentVersion,
    workbook: listProperties(workbook).join(' '),
    scene: listProperties(scenes).join(' '),
  }).toEqual({ version: 13, workbook: workbookProperties, scene: sceneProperties });
});
