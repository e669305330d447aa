import { normalizePartName } from './part-name.ts';

/** Parts with executable content: Visual Basic, Excel 4 macro sheets, ActiveX controls, OpenDocument scripts, web add-ins. */
const activePart =
  /(^|\/)(vba\w*\.(bin|xml)|macrosheets\/.+|activex\/.+|customui\/.+|webextensions\/.+|attachedtoolbars\.bin|customizations\.xml)$|^(basic|scripts)\//;
/** An interleaved piece of a part: programs join such pieces to a part whose name the rules would not see. */
const interleavedPiece = /(^|\/)\[\d+\](\.last)?\.piece$/;

/** Whether a part with this name is executable, or meant to be hidden. */
export function isActivePart(name: string): boolean {
  const normalizedName = normalizePartName(name);
  return activePart.test(normalizedName) || interleavedPiece.test(normalizedName);
}

/** Content types of macro-enabled main parts, with their macro-free equivalents. */
const macroFreeTypes: readonly (readonly [RegExp, string])[] = [
  [/ms-word\.document\.macroenabled\.main\+xml/i, 'wordprocessingml.document.main+xml'],
  [/ms-word\.template\.macroenabledtemplate\.main\+xml/i, 'wordprocessingml.template.main+xml'],
  [/ms-excel\.sheet\.macroenabled\.main\+xml/i, 'spreadsheetml.sheet.main+xml'],
  [/ms-excel\.template\.macroenabled\.main\+xml/i, 'spreadsheetml.template.main+xml'],
  [/ms-powerpoint\.presentation\.macroenabled\.main\+xml/i, 'presentationml.presentation.main+xml'],
  [/ms-powerpoint\.slideshow\.macroenabled\.main\+xml/i, 'presentationml.slideshow.main+xml'],
  [/ms-powerpoint\.template\.macroenabled\.main\+xml/i, 'presentationml.template.main+xml'],
];

/** The macro-free equivalent of a content type; null for types that only occur with macros. */
export function toMacroFreeType(contentType: string): string | null {
  const match = macroFreeTypes.find(([pattern]) => pattern.test(contentType));
  if (match) return `application/vnd.openxmlformats-officedocument.${match[1]}`;
  return isMacroType(contentType) ? null : contentType;
}

/** Whether a content type, or a list of them, mentions macros. */
export function isMacroType(contentTypes: string): boolean {
  return /macroenabled|vbaproject|vbadata|intlmacro|macrosheet|activex|oleobject|webextension/i.test(
    contentTypes,
  );
}

/** By the last segment of their type, which is the same in both editions of the standard and in extensions. */
const activeRelationship =
  /(?:^|\/)(vbaproject|wordvbadata|attachedtemplate|attachedtoolbars|keymapcustomizations|control|activexcontrolbinary|oleobject|xlmacrosheet|xlintlmacrosheet|macrosheet|extensibility|usercustomization|webextension|webextensiontaskpanes|subdocument|frame|mailmergesource|mailmergeheadersource|recipientdata|transform|afchunk)$/i;

/** Whether the target of a relationship is executable, or included from another file. */
export function isActiveRelationship(type: string): boolean {
  return activeRelationship.test(type);
}

export function isHyperlink(type: string): boolean {
  return /(?:^|\/)hyperlink$/i.test(type);
}

/** External links of a workbook, whose cached values stay. */
export function isLinkToWorkbook(type: string): boolean {
  return /(?:^|\/)(externallinkpath|xlpathmissing|xlstartup|xlalternatestartup|xllibrary|xlexternallinkpath\/\w+)$/i.test(
    type,
  );
}

/** Addresses that may be shown as a link. Other schemes start programs, or make the machine authenticate to a remote server. */
export function isClickable(target: string): boolean {
  const scheme = /^([^/?#\\:]*):/.exec(target.trimStart())?.[1];
  if (scheme !== undefined) return /^(https?|mailto|ftps?|tel|sms|news|doi|urn)$/i.test(scheme);
  return !/^\s*([\\/]{2}|\\)/.test(target) && !/%5c/i.test(target.slice(0, 6));
}

/** Whether an address is outside the file. */
export function isOutside(target: string): boolean {
  return /^([^/?#\\:]*:|[\\/]{2}|\.\.[\\/]|\\|%5c)/i.test(target.trimStart());
}
