import fc from 'fast-check';

/** Random WordprocessingML with tracked changes in all places where Word writes them. */
export const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:x="x"';

export function wrapBody(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`;
}

export const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string) => `<w:p>${content}</w:p>`;
/** Properties of a paragraph whose mark is deleted. */
export const deletedMark = '<w:pPr><w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr>';

const bookmark = fc.constantFrom(
  '<w:bookmarkStart w:id="1" w:name="b"/>',
  '<w:bookmarkEnd w:id="1"/>',
  '<w:proofErr w:type="spellStart"/>',
  '<w:moveFromRangeStart w:id="2" w:name="m"/>',
  '<w:moveToRangeEnd w:id="2"/>',
  '<w:customXmlDelRangeStart w:id="3"/>',
);
const filler = fc.constantFrom('\n  ', ' ', '<!-- <w:p><w:ins> -->', '<?pi <w:p>?>', '');
const words = fc.constantFrom(
  'one',
  'two ',
  ' three',
  'a &lt; b',
  '\u0301x',
  'e',
  '\u0323\u0301',
  '',
  '\u{1f600}',
);

const markOfParagraph = fc.constantFrom(
  '',
  '<w:pPr/>',
  '<w:pPr><w:pStyle w:val="Q"/></w:pPr>',
  deletedMark,
  '<w:pPr><w:jc w:val="left"/><w:rPr><w:del w:id="1"/><w:b/></w:rPr></w:pPr>',
  '<w:pPr><w:rPr><w:ins w:id="1"/><w:del w:id="2"></w:del></w:rPr></w:pPr>',
  '<w:pPr><w:rPr><w:moveFrom w:id="1"/></w:rPr></w:pPr>',
  '<w:pPr><w:rPr><w:ins w:id="1"/></w:rPr></w:pPr>',
  '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr><w:sectPr/></w:pPr>',
  '<w:pPr><w:rPr><w:rPrChange w:id="1"><w:rPr><w:del w:id="3"/></w:rPr></w:rPrChange></w:rPr><w:pPrChange w:id="9"><w:pPr><w:jc w:val="right"/></w:pPr></w:pPrChange></w:pPr>',
);
const marksOfRow = fc.constantFrom(
  '',
  '<w:trPr/>',
  '<w:trPr><w:ins w:id="1"/></w:trPr>',
  '<w:trPr><w:cantSplit/><w:del w:id="1"/></w:trPr>',
  '<w:trPr><w:trPrChange w:id="1"><w:trPr><w:del w:id="2"/></w:trPr></w:trPrChange></w:trPr>',
);
const marksOfCell = fc.constantFrom(
  '<w:tcPr/>',
  '<w:tcPr/>',
  '<w:tcPr><w:cellIns w:id="1"/></w:tcPr>',
  '<w:tcPr><w:cellDel w:id="1"/></w:tcPr>',
);

const all = (...parts: string[]) => parts.join('');

const { blocks } = fc.letrec<{
  inlines: string;
  inline: string;
  blocks: string;
  block: string;
  end: string;
}>((tie) => ({
  inlines: fc.array(tie('inline'), { maxLength: 4 }).map((list) => list.join('')),
  inline: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'inline' },
    { weight: 6, arbitrary: words.map(run) },
    { weight: 1, arbitrary: bookmark },
    { weight: 1, arbitrary: filler },
    { weight: 1, arbitrary: fc.constantFrom('<w:r><w:tab/></w:r>', '<w:r><w:br/></w:r>', '<w:r/>') },
    {
      weight: 1,
      arbitrary: fc.constant(
        '<w:r><w:rPr><w:rPrChange w:id="4"><w:rPr/></w:rPrChange></w:rPr><w:t>c</w:t></w:r>',
      ),
    },
    { weight: 2, arbitrary: tie('inlines').map((inner) => `<w:ins w:id="1">${inner}</w:ins>`) },
    { weight: 2, arbitrary: tie('inlines').map((inner) => `<w:del w:id="1">${inner}</w:del>`) },
    { weight: 1, arbitrary: tie('inlines').map((inner) => `<w:moveFrom w:id="1">${inner}</w:moveFrom>`) },
    { weight: 1, arbitrary: tie('inlines').map((inner) => `<w:moveTo w:id="1">${inner}</w:moveTo>`) },
    { weight: 1, arbitrary: tie('inlines').map((inner) => `<w:hyperlink r="1">${inner}</w:hyperlink>`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('blocks'), tie('end'))
        .map(([inner, end]) => `<w:txbxContent>${inner}${end}</w:txbxContent>`)
        .map(
          (box) =>
            `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
        ),
    },
  ),
  end: fc.tuple(markOfParagraph, tie('inlines')).map(([mark, inner]) => paragraph(mark + inner)),
  blocks: fc.array(tie('block'), { maxLength: 4 }).map((list) => list.join('')),
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'block' },
    { weight: 8, arbitrary: tie('end') },
    { weight: 2, arbitrary: fc.constantFrom('<w:p/>', '<w:p w:rsidR="00A1" />') },
    { weight: 1, arbitrary: bookmark },
    { weight: 1, arbitrary: filler },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('blocks'), tie('end'))
        .map(([inner, end]) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}${end}</w:sdtContent></w:sdt>`),
    },
    {
      weight: 2,
      arbitrary: fc
        .array(
          fc.tuple(
            marksOfRow,
            fc.array(
              fc
                .tuple(marksOfCell, tie('blocks'), tie('end'))
                .map((cell) => all('<w:tc>', ...cell, '</w:tc>')),
              { minLength: 1, maxLength: 2 },
            ),
          ),
          { minLength: 1, maxLength: 2 },
        )
        .map((rows) => rows.map(([mark, cells]) => all('<w:tr>', mark, ...cells, '</w:tr>')).join(''))
        .map((rows) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows}</w:tbl>`),
    },
    {
      weight: 1,
      arbitrary: tie('end').map(
        (inner) =>
          `<mc:AlternateContent><mc:Choice>${inner}</mc:Choice><mc:Fallback>${inner}</mc:Fallback></mc:AlternateContent>`,
      ),
    },
  ),
}));

export const anyBlocks = blocks;
/** The content of `<w:body>` before the properties of the last section. */
export const anyBody = fc.tuple(blocks, blocks, blocks).map((parts) => parts.join(''));
