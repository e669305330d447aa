import { boxXml, createDeck, paragraphXml } from './create-deck.ts';

const p188 = 'xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"';
const pc = 'xmlns:pc="http://schemas.microsoft.com/office/powerpoint/2013/main/command"';
const ac = 'xmlns:ac="http://schemas.microsoft.com/office/drawing/2013/main/command"';
const relationships = 'http://schemas.microsoft.com/office/2018/10/relationships';
const adaId = '{AAAAAAAA-0000-4000-8000-000000000001}';

const slideMonikers = `<pc:docMk ${pc}/><pc:sldMk ${pc} cId="77" sldId="256"/>`;
const bodyXml = (text: string): string =>
  `<p188:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(text)}</p188:txBody>`;
const commentId = (number: number): string => `{AAAAAAAA-0000-4000-8000-00000000010${number}}`;
const idAndAuthor = (number: number): string =>
  `id="${commentId(number)}" authorId="${adaId}" created="2024-01-02T03:04:0${number}.000"`;

const commentsXml =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<p188:cmLst ${p188} xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">` +
  `<p188:cm ${idAndAuthor(1)} status="resolved"><pc:sldMkLst ${pc}>${slideMonikers}</pc:sldMkLst><p188:pos x="914400" y="457200"/>` +
  `<p188:replyLst><p188:reply ${idAndAuthor(2)}>${bodyXml('Done')}</p188:reply></p188:replyLst>${bodyXml('On the slide')}` +
  '<p188:extLst><p:ext uri="{00000000-0000-0000-0000-00000000FEED}"/></p188:extLst></p188:cm>' +
  `<p188:cm ${idAndAuthor(3)}><ac:deMkLst ${ac}>${slideMonikers}<ac:grpSpMk id="20" creationId="{0}"/><ac:spMk id="21" creationId="{0}"/></ac:deMkLst>${bodyXml('In the group')}</p188:cm>` +
  `<p188:cm ${idAndAuthor(4)}><ac:txMkLst ${ac}>${slideMonikers}<ac:spMk id="2" creationId="{0}"/><ac:txMk cp="0" len="3"><ac:context len="8" hash="5"/></ac:txMk></ac:txMkLst><p188:pos x="36000" y="72000"/>${bodyXml('On a word')}</p188:cm>` +
  '</p188:cmLst>';

const creationId =
  '<a:extLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:ext uri="{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}"><a16:creationId xmlns:a16="http://schemas.microsoft.com/office/drawing/2014/main" id="{12345678-1234-4234-8234-123456789ABC}"/></a:ext></a:extLst>';

const groupXml =
  '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="20" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="1800000"/>' +
  `<a:chOff x="0" y="0"/><a:chExt cx="1800000" cy="1800000"/></a:xfrm></p:grpSpPr>${boxXml({ id: 21, box: [0, 0, 1800000, 1800000] })}</p:grpSp>`;

/** A presentation with modern comments on its first slide: on the slide, on a shape in a group, and on words. */
export function createModernCommentsDeck(): Uint8Array {
  const first =
    boxXml({ id: 2, box: [360_000, 720_000, 1_800_000, 900_000], text: paragraphXml('The harbour') }).replace(
      'name="Box 2"/>',
      `name="Box 2">${creationId}</p:cNvPr>`,
    ) + groupXml;
  return createDeck(
    [
      {
        shapes: first,
        relationships: [
          { id: 'rIdX', type: `${relationships}/comments`, target: '../comments/modernComment_100_0.xml' },
        ],
      },
      { shapes: boxXml({ id: 7, text: paragraphXml('Second') }) },
    ],
    {
      relationships: [{ id: 'rIdA', type: `${relationships}/authors`, target: 'authors.xml' }],
      types: {
        'ppt/comments/modernComment_100_0.xml': 'application/vnd.ms-powerpoint.comments+xml',
        'ppt/authors.xml': 'application/vnd.ms-powerpoint.authors+xml',
      },
      parts: {
        'ppt/comments/modernComment_100_0.xml': commentsXml,
        'ppt/authors.xml': `<p188:authorLst ${p188}><p188:author id="${adaId}" name="Ada Example" initials="AE" userId="ada" providerId="None"/></p188:authorLst>`,
      },
    },
  );
}

/** The same with plain comments on the first slide, the second one a reply as PowerPoint 2013 writes it. */
export function createPlainCommentsDeck(): Uint8Array {
  const p = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
  const type = 'application/vnd.openxmlformats-officedocument.presentationml';
  const reply =
    '<p:extLst><p:ext uri="{C676402C-5697-4E1C-873F-D02D1690AC5C}"><p15:threadingInfo xmlns:p15="http://schemas.microsoft.com/office/powerpoint/2012/main" timeZoneBias="-60"><p15:parentCm authorId="0" idx="1"/></p15:threadingInfo></p:ext></p:extLst>';
  return createDeck(
    [
      {
        shapes: boxXml({ id: 2, text: paragraphXml('The harbour') }),
        relationships: [{ id: 'rIdX', type: 'comments', target: '../comments/comment1.xml' }],
      },
    ],
    {
      relationships: [{ id: 'rIdA', type: 'commentAuthors', target: 'commentAuthors.xml' }],
      types: {
        'ppt/comments/comment1.xml': `${type}.comments+xml`,
        'ppt/commentAuthors.xml': `${type}.commentAuthors+xml`,
      },
      parts: {
        'ppt/commentAuthors.xml': `<p:cmAuthorLst ${p}><p:cmAuthor id="0" name="Ada Example" initials="AE" lastIdx="2" clrIdx="0"/></p:cmAuthorLst>`,
        'ppt/comments/comment1.xml':
          `<p:cmLst ${p}><p:cm authorId="0" dt="2024-01-02T03:04:05.000" idx="1"><p:pos x="10" y="20"/><p:text>Why here?</p:text></p:cm>` +
          `<p:cm authorId="0" dt="2024-01-02T03:04:06.000" idx="2"><p:pos x="10" y="20"/><p:text>Because</p:text>${reply}</p:cm></p:cmLst>`,
      },
    },
  );
}
