import { blankPptx } from '@redraft/documents';
import { pixelPng } from '../../../canvas/format/testing/random-edits.ts';
import { boxXml, createDeck, paragraphXml } from './create-deck.ts';

export const createGraphicXml = (id: number, uri: string, inside: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Frame ${id}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>` +
  `<p:xfrm><a:off x="36000" y="72000"/><a:ext cx="3600000" cy="1800000"/></p:xfrm><a:graphic><a:graphicData uri="${uri}">${inside}</a:graphicData></a:graphic></p:graphicFrame>`;

const createCellXml = (text: string, rest = ''): string =>
  `<a:tc${rest}><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(text)}</a:txBody><a:tcPr/></a:tc>`;

export const chartXml =
  '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
  '<c:chart/><c:externalData r:id="rId1"/></c:chartSpace>';

const richTextXml =
  '<a:p><a:pPr lvl="1" marL="457200"><a:buFont typeface="Wingdings"/><a:buChar char="§"/></a:pPr><a:r><a:rPr lang="en-US" b="1" spc="20"/><a:t>Bold </a:t></a:r>' +
  '<a:r><a:rPr lang="de-DE" sz="2400"><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr></a:solidFill></a:rPr><a:t>Hafen &amp; 😀</a:t></a:r>' +
  '<a:br><a:rPr lang="en-US"/></a:br><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>3</a:t></a:fld>' +
  '<a:r><a:rPr lang="en-US"><a:hlinkClick r:id="rIdL"/></a:rPr><a:t>link</a:t></a:r><a:endParaRPr lang="en-US" dirty="0"/></a:p>' +
  '<a:p><a:pPr rtl="1" algn="r"/><a:r><a:rPr lang="ar-SA"/><a:t>مرحبا</a:t></a:r></a:p><a:p><a:r><a:rPr lang="zh-CN"/><a:t>漢字</a:t></a:r></a:p>';

const groupXml =
  '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="20" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm rot="1800000"><a:off x="360000" y="720000"/>' +
  '<a:ext cx="3600000" cy="1800000"/><a:chOff x="0" y="0"/><a:chExt cx="7200000" cy="3600000"/></a:xfrm></p:grpSpPr>' +
  `${boxXml({ id: 21, box: [0, 0, 720000, 720000] })}${boxXml({ id: 22, box: [1440000, 720000, 720000, 360000], text: paragraphXml('In a group') })}</p:grpSp>`;

const lineXml =
  '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="30" name="Line"/><p:cNvCxnSpPr><a:stCxn id="21" idx="1"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm flipV="1"><a:off x="0" y="0"/><a:ext cx="360000" cy="720000"/></a:xfrm>' +
  '<a:prstGeom prst="bentConnector3"><a:avLst/></a:prstGeom><a:ln w="28575" cap="rnd"><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill><a:prstDash val="lgDash"/><a:tailEnd type="stealth" w="lg"/></a:ln></p:spPr></p:cxnSp>';

const pictureXml =
  '<p:pic><p:nvPicPr><p:cNvPr id="31" name="Picture" descr="A dot"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rIdP"><a:lum bright="10000"/></a:blip>' +
  '<a:srcRect l="10000" t="20000"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="360000" y="360000"/><a:ext cx="720000" cy="720000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>';

const tableXml = createGraphicXml(
  32,
  'http://schemas.openxmlformats.org/drawingml/2006/table',
  '<a:tbl><a:tblPr firstRow="1" bandRow="1"/><a:tblGrid><a:gridCol w="1800000"/><a:gridCol w="1800000"/></a:tblGrid>' +
    `<a:tr h="360000">${createCellXml('Head', ' gridSpan="2"')}${createCellXml('', ' hMerge="1"')}</a:tr><a:tr h="360000">${createCellXml('One')}${createCellXml('Two')}</a:tr></a:tbl>`,
);

const chartFrameXml = createGraphicXml(
  33,
  'http://schemas.openxmlformats.org/drawingml/2006/chart',
  '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdC"/>',
);

const equationXml =
  '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" Requires="a14">' +
  `${boxXml({ id: 34, text: '<a:p><a14:m><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"/></a14:m></a:p>' })}</mc:Choice>` +
  `<mc:Fallback>${boxXml({ id: 34, properties: '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:blipFill><a:blip r:embed="rIdP"/><a:stretch/></a:blipFill>' })}</mc:Fallback></mc:AlternateContent>`;

export const timingXml =
  '<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"><p:childTnLst><p:seq concurrent="1" nextAc="seek"><p:cTn id="2" dur="indefinite" nodeType="mainSeq"><p:childTnLst>' +
  '<p:par><p:cTn id="3"><p:childTnLst><p:par><p:cTn id="4"><p:childTnLst><p:set><p:cBhvr><p:cTn id="5"/><p:tgtEl><p:spTgt spid="2"/></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par>' +
  '<p:par><p:cTn id="6"><p:childTnLst><p:set><p:cBhvr><p:cTn id="7"/><p:tgtEl><p:spTgt spid="31"/></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par>' +
  '</p:childTnLst></p:cTn></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst><p:bldLst><p:bldP spid="2" grpId="0"/></p:bldLst></p:timing>';

const relationshipTypePrefix = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const createRelationshipsXml = (items: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items}</Relationships>`;

const contentTypePrefix = 'application/vnd.openxmlformats-officedocument';

/** A presentation with one of everything that is preserved but not shown. */
export function createRichDeck(): Uint8Array {
  const title =
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/>' +
    `<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml('The harbour')}</p:txBody></p:sp>`;
  const customGeometry =
    '<a:custGeom><a:avLst/><a:gdLst><a:gd name="half" fmla="*/ w 1 2"/></a:gdLst><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="100" h="100"><a:moveTo><a:pt x="0" y="0"/></a:moveTo>' +
    '<a:lnTo><a:pt x="half" y="100"/></a:lnTo><a:cubicBezTo><a:pt x="60" y="60"/><a:pt x="80" y="60"/><a:pt x="100" y="0"/></a:cubicBezTo><a:arcTo wR="10" hR="10" stAng="0" swAng="5400000"/><a:close/></a:path></a:pathLst></a:custGeom>';
  const shapes =
    title +
    boxXml({ id: 3, text: richTextXml, bodyProperties: ' anchor="b" lIns="0"' }) +
    boxXml({
      id: 4,
      properties: `${customGeometry}<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs></a:gsLst></a:gradFill><a:effectLst><a:glow rad="63500"/></a:effectLst>`,
    }) +
    groupXml +
    lineXml +
    pictureXml +
    tableXml +
    chartFrameXml +
    equationXml +
    '<p:extLst><p:ext uri="{00000000-0000-0000-0000-000000000000}"/></p:extLst>';
  const relationships = [
    { id: 'rIdL', type: 'hyperlink', target: 'https://example.org/', isExternal: true },
    { id: 'rIdP', type: 'image', target: '../media/image1.png' },
    { id: 'rIdC', type: 'chart', target: '../charts/chart1.xml' },
    { id: 'rIdN', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' },
    { id: 'rIdX', type: 'comments', target: '../comments/comment1.xml' },
  ];
  const notes =
    '<p:notes xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:cSld><p:spTree>' +
    '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>Say hello</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:notes>';
  const p = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
  return createDeck(
    [
      { shapes, relationships, rest: `<p:transition spd="slow"><p:fade/></p:transition>${timingXml}` },
      {
        shapes:
          boxXml({ id: 7, text: paragraphXml('Second') }) +
          boxXml({ id: 7, text: paragraphXml('Same number') }),
        attributes: ' show="0"',
      },
      { shapes: '', layout: 1 },
    ],
    {
      relationships: [{ id: 'rIdA', type: 'commentAuthors', target: 'commentAuthors.xml' }],
      presentation:
        '<p:custShowLst><p:custShow name="Short" id="0"><p:sldLst><p:sld r:id="rIdS0"/><p:sld r:id="rIdS1"/></p:sldLst></p:custShow></p:custShowLst>' +
        '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">' +
        '<p14:section name="One" id="{1}"><p14:sldIdLst><p14:sldId id="256"/><p14:sldId id="257"/></p14:sldIdLst></p14:section><p14:section name="Two" id="{2}"><p14:sldIdLst><p14:sldId id="258"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>',
      types: {
        'ppt/charts/chart1.xml': `${contentTypePrefix}.drawingml.chart+xml`,
        'ppt/embeddings/book1.xlsx': `${contentTypePrefix}.spreadsheetml.sheet`,
        'ppt/notesSlides/notesSlide1.xml': `${contentTypePrefix}.presentationml.notesSlide+xml`,
        'ppt/comments/comment1.xml': `${contentTypePrefix}.presentationml.comments+xml`,
        'ppt/commentAuthors.xml': `${contentTypePrefix}.presentationml.commentAuthors+xml`,
        'ppt/fonts/font1.fntdata': 'application/x-fontdata',
      },
      parts: {
        'ppt/media/image1.png': pixelPng,
        'ppt/charts/chart1.xml': chartXml,
        'ppt/charts/_rels/chart1.xml.rels': createRelationshipsXml(
          `<Relationship Id="rId1" Type="${relationshipTypePrefix}/package" Target="../embeddings/book1.xlsx"/>`,
        ),
        'ppt/embeddings/book1.xlsx': new Uint8Array([1, 2, 3]),
        'ppt/fonts/font1.fntdata': new Uint8Array([9, 9]),
        'ppt/notesSlides/notesSlide1.xml': notes,
        'ppt/notesSlides/_rels/notesSlide1.xml.rels': createRelationshipsXml(
          `<Relationship Id="rId1" Type="${relationshipTypePrefix}/slide" Target="../slides/slide1.xml"/>`,
        ),
        'ppt/commentAuthors.xml': `<p:cmAuthorLst ${p}><p:cmAuthor id="0" name="Ada Example" initials="AE" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
        'ppt/comments/comment1.xml': `<p:cmLst ${p}><p:cm authorId="0" dt="2024-01-02T03:04:05.000" idx="1"><p:pos x="10" y="20"/><p:text>Look &amp; see</p:text></p:cm></p:cmLst>`,
      },
    },
  );
}

export const createPlainDecks = (): Uint8Array[] => [blankPptx(), createDeck([])];
