import {
  contentTypes,
  declaration,
  packageRelationships,
  relationships,
  relationshipsPart,
} from './opc-parts.ts';
import { encodeText } from './xml-entities.ts';

/** The parts of a plain docx: A4, serif 12 pt at 1.5 lines, six headings, a title; opens in any word processor. */
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordType = 'openxmlformats-officedocument.wordprocessingml';

export const contentTypesXml =
  declaration +
  contentTypes([
    ['word/document.xml', `${wordType}.document.main`],
    ['word/styles.xml', `${wordType}.styles`],
    ['word/settings.xml', `${wordType}.settings`],
    ['word/fontTable.xml', `${wordType}.fontTable`],
    ['docProps/core.xml', 'openxmlformats-package.core-properties'],
    ['docProps/app.xml', 'openxmlformats-officedocument.extended-properties'],
  ]);

export const packageRelsXml =
  `${declaration}<Relationships xmlns="${packageRelationships}">` +
  `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="word/document.xml"/>` +
  '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>' +
  `<Relationship Id="rId3" Type="${relationships}/extended-properties" Target="docProps/app.xml"/>` +
  '</Relationships>';

export const documentRelsXml =
  declaration +
  relationshipsPart([
    ['styles', 'styles.xml'],
    ['settings', 'settings.xml'],
    ['fontTable', 'fontTable.xml'],
  ]);

export const settingsXml =
  `${declaration}<w:settings xmlns:w="${main}"><w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/>` +
  '<w:characterSpacingControl w:val="doNotCompress"/><w:compat>' +
  '<w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/>' +
  '</w:compat></w:settings>';

const serif =
  'w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="Times New Roman" w:cs="Times New Roman"';

export const fontTableXml =
  `${declaration}<w:fonts xmlns:w="${main}"><w:font w:name="Times New Roman"><w:panose1 w:val="02020603050405020304"/>` +
  '<w:charset w:val="00"/><w:family w:val="roman"/><w:pitch w:val="variable"/></w:font></w:fonts>';

function headingStyle(level: number, halfPoints: number): string {
  return (
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/>` +
    '<w:next w:val="Normal"/><w:uiPriority w:val="9"/><w:qFormat/><w:pPr><w:keepNext/><w:keepLines/>' +
    `<w:spacing w:before="${level === 1 ? 360 : 240}" w:after="120" w:line="276" w:lineRule="auto"/><w:outlineLvl w:val="${level - 1}"/></w:pPr>` +
    `<w:rPr><w:b/><w:bCs/>${level > 3 ? '<w:i/><w:iCs/>' : ''}<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/></w:rPr></w:style>`
  );
}

export const stylesXml =
  `${declaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts ${serif}/>` +
  '<w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>' +
  '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="360" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>' +
  '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/>' +
  '<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/>' +
  '<w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>' +
  [32, 28, 26, 24, 24, 24].map((size, index) => headingStyle(index + 1, size)).join('') +
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/>' +
  '<w:uiPriority w:val="10"/><w:qFormat/><w:pPr><w:spacing w:before="0" w:after="240" w:line="276" w:lineRule="auto"/><w:jc w:val="center"/></w:pPr>' +
  '<w:rPr><w:sz w:val="40"/><w:szCs w:val="40"/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/>' +
  '<w:uiPriority w:val="29"/><w:qFormat/><w:pPr><w:ind w:left="708" w:right="708"/></w:pPr><w:rPr><w:i/><w:iCs/></w:rPr></w:style>' +
  '</w:styles>';

export const documentStart = `${declaration}<w:document xmlns:w="${main}" xmlns:r="${relationships}"><w:body>`;

export const documentEnd =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" ' +
  'w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>';

const notXml = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const special = /[^\t\n\r -%'-;=?-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Encodes text as XML content; characters that XML cannot contain become U+FFFD. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text;
  return encodeText(text.replace(notXml, '\ufffd'));
}

export function coreXml(options: { title: string; createdAt: Date; modifiedAt: Date }): string {
  const stamp = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;
  return (
    `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(options.title)}</dc:title>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${stamp(options.createdAt)}</dcterms:created>` +
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${stamp(options.modifiedAt)}</dcterms:modified></cp:coreProperties>`
  );
}

export interface TextStatistics {
  words: number;
  characters: number;
  charactersWithSpaces: number;
  paragraphs: number;
}

export function appXml(statistics: TextStatistics): string {
  return (
    `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">` +
    `<Application>Redraft</Application><Words>${statistics.words}</Words><Characters>${statistics.characters}</Characters>` +
    `<CharactersWithSpaces>${statistics.charactersWithSpaces}</CharactersWithSpaces><Paragraphs>${statistics.paragraphs}</Paragraphs></Properties>`
  );
}
