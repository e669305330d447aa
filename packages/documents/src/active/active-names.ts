import { plainName } from './part-name.ts';

/** Where programs keep what would run: Visual Basic, old sheet macros, controls, scripts of OpenDocument, add-ins from the web. */
const activePart =
  /(^|\/)(vba\w*\.(bin|xml)|macrosheets\/.+|activex\/.+|customui\/.+|webextensions\/.+|attachedtoolbars\.bin|customizations\.xml)$|^(basic|scripts)\//;
/** A part of a part: programs put such pieces together under a name that no rule would see. */
const piece = /(^|\/)\[\d+\](\.last)?\.piece$/;

/** Whether a part of this name is there to be run, or to be hidden. */
export function isActivePart(name: string): boolean {
  const plain = plainName(name);
  return activePart.test(plain) || piece.test(plain);
}

/** What main parts with macros call themselves, and what they are without. */
const plainTypes: readonly (readonly [RegExp, string])[] = [
  [/ms-word\.document\.macroenabled\.main\+xml/i, 'wordprocessingml.document.main+xml'],
  [/ms-word\.template\.macroenabledtemplate\.main\+xml/i, 'wordprocessingml.template.main+xml'],
  [/ms-excel\.sheet\.macroenabled\.main\+xml/i, 'spreadsheetml.sheet.main+xml'],
  [/ms-excel\.template\.macroenabled\.main\+xml/i, 'spreadsheetml.template.main+xml'],
  [/ms-powerpoint\.presentation\.macroenabled\.main\+xml/i, 'presentationml.presentation.main+xml'],
  [/ms-powerpoint\.slideshow\.macroenabled\.main\+xml/i, 'presentationml.slideshow.main+xml'],
  [/ms-powerpoint\.template\.macroenabled\.main\+xml/i, 'presentationml.template.main+xml'],
];

/** A content type as it is without macros; null for one that only programs have. */
export function toMacroFreeType(contentType: string): string | null {
  const found = plainTypes.find(([pattern]) => pattern.test(contentType));
  if (found) return `application/vnd.openxmlformats-officedocument.${found[1]}`;
  return isMacroType(contentType) ? null : contentType;
}

/** Whether a content type, or a whole list of them, names macros. */
export function isMacroType(contentTypes: string): boolean {
  return /macroenabled|vbaproject|vbadata|intlmacro|macrosheet|activex|oleobject|webextension/i.test(
    contentTypes,
  );
}

/** By the last word of their type: both editions of the standard, and the additions of programs, agree in it. */
const activeRelationship =
  /(?:^|\/)(vbaproject|wordvbadata|attachedtemplate|attachedtoolbars|keymapcustomizations|control|activexcontrolbinary|oleobject|xlmacrosheet|xlintlmacrosheet|macrosheet|extensibility|usercustomization|webextension|webextensiontaskpanes|subdocument|frame|mailmergesource|mailmergeheadersource|recipientdata|transform|afchunk)$/i;

/** Whether what a relationship leads to runs, or is taken in from another file. */
export function isActiveRelationship(type: string): boolean {
  return activeRelationship.test(type);
}

export function isHyperlink(type: string): boolean {
  return /(?:^|\/)hyperlink$/i.test(type);
}

/** Of a workbook: where the values come from that it keeps beside its formulas. */
export function isLinkToWorkbook(type: string): boolean {
  return /(?:^|\/)(externallinkpath|xlpathmissing|xlstartup|xlalternatestartup|xllibrary|xlexternallinkpath\/\w+)$/i.test(
    type,
  );
}

/** Addresses that a reader may be shown as a link. Others start programs, or make the machine sign in to a stranger's. */
export function isClickable(target: string): boolean {
  const scheme = /^([^/?#\\:]*):/.exec(target.trimStart())?.[1];
  if (scheme !== undefined) return /^(https?|mailto|ftps?|tel|sms|news|doi|urn)$/i.test(scheme);
  return !/^\s*([\\/]{2}|\\)/.test(target) && !/%5c/i.test(target.slice(0, 6));
}

/** Whether an address leads out of the file. */
export function isOutside(target: string): boolean {
  return /^([^/?#\\:]*:|[\\/]{2}|\.\.[\\/]|\\|%5c)/i.test(target.trimStart());
}
