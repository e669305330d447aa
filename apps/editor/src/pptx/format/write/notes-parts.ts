import { plainThemeXml } from '@redraft/documents';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const treeProperties =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
  '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

interface PlaceholderValues {
  id: number;
  name: string;
  reference: string;
  locks: string;
  box: string;
  text: string;
}

const createPlaceholder = ({ id, name, reference, locks, box, text }: PlaceholderValues): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks ${locks}/></p:cNvSpPr><p:nvPr><p:ph ${reference}/></p:nvPr></p:nvSpPr>` +
  `<p:spPr>${box}</p:spPr>${text}</p:sp>`;

const slideImage = {
  id: 2,
  name: 'Slide',
  reference: 'type="sldImg"',
  locks: 'noGrp="1" noRot="1" noChangeAspect="1"',
  text: '',
};
const notesText = { id: 3, name: 'Notes', reference: 'type="body" idx="1"', locks: 'noGrp="1"' };
const createBody = (paragraphs: string): string =>
  `<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody>`;

/** A notes page with these paragraphs. */
export const createNotesSlideXml = (paragraphs: string): string =>
  `${declaration}<p:notes ${namespaces}><p:cSld><p:spTree>${treeProperties}${createPlaceholder({ ...slideImage, box: '' })}` +
  `${createPlaceholder({ ...notesText, box: '', text: createBody(paragraphs) })}</p:spTree></p:cSld>` +
  '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>';

const createBoxXml = (x: number, y: number, width: number, height: number): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;

// The slide image above the text, on a page of 7.5 by 10 inches.
export const notesMasterXml =
  `${declaration}<p:notesMaster ${namespaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>` +
  `<p:spTree>${treeProperties}${createPlaceholder({ ...slideImage, reference: 'type="sldImg" idx="2"', box: createBoxXml(685_800, 1_143_000, 5_486_400, 3_086_100) })}` +
  `${createPlaceholder({ ...notesText, reference: 'type="body" sz="quarter" idx="3"', box: createBoxXml(685_800, 4_400_550, 5_486_400, 3_600_450), text: createBody('<a:p/>') })}` +
  '</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
  '<p:notesStyle><a:lvl1pPr><a:defRPr sz="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:notesStyle></p:notesMaster>';

export const notesThemeXml = declaration + plainThemeXml;
