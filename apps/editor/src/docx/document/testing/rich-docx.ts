import { code, docxOf, run, sign } from './docx-of.ts';

const namespaces =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
/** One block for each kind of markup that the editor does not support, or represents differently, with an empty paragraph among them. */
const blocks = [
  '<w:p/>',
  `<w:p><w:r><w:t>Plain first</w:t></w:r></w:p>`,
  `<w:p w:rsidR="00A1" w:rsidRDefault="00B2"><w:pPr><w:keepNext/><w:spacing w:after="120"/></w:pPr><w:proofErr w:type="spellStart"/><w:r w:rsidRPr="00C3"><w:rPr><w:b/><w:w w:val="90"/><w:lang w:val="en-GB"/></w:rPr><w:t>Bold </w:t></w:r><w:proofErr w:type="spellEnd"/><w:r><w:t>and</w:t><w:sym w:font="Wingdings" w:char="F04A"/><w:softHyphen/><w:t>tail</w:t></w:r></w:p>`,
  `<w:bookmarkStart w:id="1" w:name="mark"/>`,
  `<w:p><w:bookmarkStart w:id="2" w:name="in"/><w:r><w:t>Marked</w:t></w:r><w:bookmarkEnd w:id="2"/></w:p>`,
  `<w:bookmarkEnd w:id="1"/>`,
  `<w:p><w:r><mc:AlternateContent ${namespaces}><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:extent cx="100" cy="100"/><wp:docPr id="3" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent><w:p><w:r><w:t>In the box</w:t></w:r></w:p></w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent><w:p><w:r><w:t>In the box</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>Beside the box</w:t></w:r></w:p>`,
  `<w:sdt><w:sdtPr><w:alias w:val="Title"/><w:id w:val="12"/><w:date><w:dateFormat w:val="d"/></w:date></w:sdtPr><w:sdtContent><w:p><w:r><w:t>Controlled one</w:t></w:r></w:p><w:p><w:r><w:t>Controlled two</w:t></w:r></w:p></w:sdtContent></w:sdt>`,
  `<w:p><w:sdt><w:sdtPr><w:alias w:val="Inline"/><w:dropDownList><w:listItem w:displayText="A" w:value="a"/></w:dropDownList></w:sdtPr><w:sdtContent><w:r><w:t>Choice</w:t></w:r></w:sdtContent></w:sdt><w:r><w:t> after</w:t></w:r></w:p>`,
  `<w:p><w:fldSimple w:instr=" AUTHOR "><w:r><w:t>Some One</w:t></w:r></w:fldSimple>${sign('begin')}${code('REF in')}${sign('separate')}${run('Marked')}${sign('end')}</w:p>`,
  `<w:p><w:r><w:object ${namespaces}><v:shape id="s"/><o:OLEObject Type="Embed" ProgID="Excel" r:id="rId99" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></w:object></w:r><w:r><w:t>Object</w:t></w:r></w:p>`,
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblLook w:val="04A0"/></w:tblPr><w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="100"/></w:tblGrid><w:tr w:rsidR="00D"><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="100" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>c1</w:t></w:r></w:p></w:tc><w:tc><w:tcPr><w:tcW w:w="100" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>c2</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`,
  `<w:p><w:ins w:id="7" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:t>inserted</w:t></w:r></w:ins><w:del w:id="8" w:author="A"><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>`,
  `<w:p><w:hyperlink w:anchor="in" w:history="1"><w:r><w:t>link</w:t></w:r></w:hyperlink><w:smartTag w:uri="u" w:element="e"><w:r><w:t>smart</w:t></w:r></w:smartTag></w:p>`,
];

export const richDocx = (): Uint8Array => docxOf(blocks.join(''));
