/** The element order of WordprocessingML properties (ISO/IEC 29500-1, 17.3 to 17.6). */
const orders: Readonly<Record<string, string>> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  'w:rPr':
    'ins del moveFrom moveTo rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark headers cellIns cellDel cellMerge tcPrChange',
};

const ranks = new Map(
  Object.entries(orders).map(([parent, names]) => [
    parent,
    new Map(names.split(' ').map((name, index) => [`w:${name}`, index])),
  ]),
);

/** Sorts properties in the schema order of their parent; unknown ones stay after their predecessor. */
export function sortInSchemaOrder<Value>(
  parent: string,
  entries: readonly [string, Value][],
): [string, Value][] {
  const rankByName = ranks.get(parent);
  if (rankByName === undefined) return [...entries];
  let last = -1;
  const ranked = entries.map((entry) => {
    last = rankByName.get(entry[0].split(' ')[0] ?? '') ?? last;
    return { rank: last, entry };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}
