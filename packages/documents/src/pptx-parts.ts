import { drawingMain, relationships } from './opc-parts.ts';

/** The parts of a plain presentation, 16:9: one master, a layout for the title, one for content, one slide. */
const main = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const namespaces = `xmlns:a="${drawingMain}" xmlns:r="${relationships}" xmlns:p="${main}"`;

const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
  '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Placeholder {
  id: number;
  name: string;
  /** As the placeholder names its type and place among others of that type. */
  mark: string;
  /** Left out where the layout or the master says it. */
  box?: Box;
  text?: string;
}

function shape({ id, name, mark, box, text = '' }: Placeholder): string {
  const place =
    box === undefined
      ? ''
      : `<a:xfrm><a:off x="${box.x}" y="${box.y}"/><a:ext cx="${box.width}" cy="${box.height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;
  const run = text === '' ? '' : `<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph ${mark}/></p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p>${run}</a:p></p:txBody></p:sp>`
  );
}

const inheritedColours = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';

const titleBox = { x: 838_200, y: 365_125, width: 10_515_600, height: 1_325_563 };
const bodyBox = { x: 838_200, y: 1_825_625, width: 10_515_600, height: 4_351_338 };
const centreBox = { x: 1_524_000, y: 1_122_363, width: 9_144_000, height: 2_387_600 };
const subtitleBox = { x: 1_524_000, y: 3_602_038, width: 9_144_000, height: 1_655_762 };

export const presentationXml =
  `<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>` +
  '<p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst>' +
  '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>';

const colours =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';

function level(halfPoints: number, font: 'mj' | 'mn', rest = ''): string {
  return (
    `<a:lvl1pPr ${rest}><a:defRPr sz="${halfPoints * 50}"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill>` +
    `<a:latin typeface="+${font}-lt"/></a:defRPr></a:lvl1pPr>`
  );
}

export const slideMasterXml =
  `<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg><p:spTree>${group}` +
  shape({ id: 2, name: 'Title', mark: 'type="title"', box: titleBox, text: 'Title' }) +
  shape({ id: 3, name: 'Text', mark: 'type="body" idx="1"', box: bodyBox, text: 'Text' }) +
  `</p:spTree></p:cSld><p:clrMap ${colours}/>` +
  '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst>' +
  `<p:txStyles><p:titleStyle>${level(88, 'mj')}</p:titleStyle><p:bodyStyle>${level(56, 'mn', 'marL="228600" indent="-228600"')}</p:bodyStyle>` +
  `<p:otherStyle>${level(36, 'mn')}</p:otherStyle></p:txStyles></p:sldMaster>`;

export const titleLayoutXml =
  `<p:sldLayout ${namespaces} type="title" preserve="1"><p:cSld name="Title Slide"><p:spTree>${group}` +
  shape({ id: 2, name: 'Title', mark: 'type="ctrTitle"', box: centreBox, text: 'Title' }) +
  shape({ id: 3, name: 'Subtitle', mark: 'type="subTitle" idx="1"', box: subtitleBox, text: 'Subtitle' }) +
  `</p:spTree></p:cSld>${inheritedColours}</p:sldLayout>`;

export const contentLayoutXml =
  `<p:sldLayout ${namespaces} type="obj" preserve="1"><p:cSld name="Title and Content"><p:spTree>${group}` +
  shape({ id: 2, name: 'Title', mark: 'type="title"', text: 'Title' }) +
  shape({ id: 3, name: 'Content', mark: 'idx="1"', text: 'Text' }) +
  `</p:spTree></p:cSld>${inheritedColours}</p:sldLayout>`;

export const slideXml =
  `<p:sld ${namespaces}><p:cSld><p:spTree>${group}` +
  shape({ id: 2, name: 'Title', mark: 'type="ctrTitle"' }) +
  shape({ id: 3, name: 'Subtitle', mark: 'type="subTitle" idx="1"' }) +
  `</p:spTree></p:cSld>${inheritedColours}</p:sld>`;

const palette = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '1C2024',
  lt2: 'FAF8F4',
  accent1: '1F5673',
  accent2: 'B4572E',
  accent3: '5B7F5B',
  accent4: 'C29B3A',
  accent5: '6B5B7F',
  accent6: '4F7F88',
  hlink: '1F5673',
  folHlink: '6B5B7F',
};

const placeholderFill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const thrice = (xml: string) => xml.repeat(3);
const font = (typeface: string) => `<a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/>`;

// The format needs three of each, from subtle to strong, even where they are all the same.
export const themeXml =
  `<a:theme xmlns:a="${drawingMain}" name="Plain"><a:themeElements><a:clrScheme name="Plain">` +
  Object.entries(palette)
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
    .join('') +
  `</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${font('Calibri Light')}</a:majorFont><a:minorFont>${font('Calibri')}</a:minorFont></a:fontScheme>` +
  `<a:fmtScheme name="Plain"><a:fillStyleLst>${thrice(placeholderFill)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${thrice(`<a:ln w="6350">${placeholderFill}</a:ln>`)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${thrice('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${thrice(placeholderFill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
