import { type Element, readElement } from '../../../xml/element.ts';

/**
 * The table styles of PowerPoint that a file may name without describing them, by id ([MS-OE376], 2.1.1199). The first id of a family is that
 * without an accent; the others are for accents 1 to 6. Themed and dark styles are missing: programs that use them describe them as well.
 */
const familyIds = {
  noGrid: ['2D5ABB26-0587-4C30-8999-92F81FD0307C'],
  grid: ['5940675A-B579-460E-94D1-54222C63F5DA'],
  light1: [
    '9D7B26C5-4107-4FEC-AEDC-1716B250A1EF',
    '3B4B98B0-60AC-42C2-AFA5-B58CD77FA1E5',
    '0E3FDE45-AF77-4B5C-9715-49D594BDF05E',
    'C083E6E3-FA7D-4D7B-A595-EF9225AFEA82',
    'D27102A9-8310-4765-A935-A1911B00CA55',
    '5FD0F851-EC5A-4D38-B0AD-8093EC10F338',
    '68D230F3-CF80-4859-8CE7-A43EE81993B5',
  ],
  light2: [
    '7E9639D4-E3E2-4D34-9284-5A2195B3D0D7',
    '69012ECD-51FC-41F1-AA8D-1B2483CD663E',
    '72833802-FEF1-4C79-8D5D-14CF1EAF98D9',
    'F2DE63D5-997A-4646-A377-4702673A728D',
    '17292A2E-F333-43FB-9621-5CBBE7FDCDCB',
    '5A111915-BE36-4E01-A7E5-04B1672EAD32',
    '912C8C85-51F0-491E-9774-3900AFEF0FD7',
  ],
  light3: [
    '616DA210-FB5B-4158-B5E0-FEB733F419BA',
    'BC89EF96-8CEA-46FF-86C4-4CE0E7609802',
    '5DA37D80-6434-44D0-A028-1B22A696006F',
    '8799B23B-EC83-4686-B30A-512413B5E67A',
    'ED083AE6-46FA-4A59-8FB0-9F97EB10719F',
    'BDBED569-4797-4DF1-A0F4-6AAB3CD982D8',
    'E8B1032C-EA38-4F05-BA0D-38AFFFC7BED3',
  ],
  medium1: [
    '793D81CF-94F2-401A-BA57-92F5A7B2D0C5',
    'B301B821-A1FF-4177-AEE7-76D212191A09',
    '9DCAF9ED-07DC-4A11-8D7F-57B35C25682E',
    '1FECB4D8-DB02-4DC6-A0A2-4F2EBAE1DC90',
    '1E171933-4619-4E11-9A3F-F7608DF75F80',
    'FABFCF23-3B69-468F-B69F-88F6DE6A72F2',
    '10A1B5D5-9B99-4C35-A422-299274C87663',
  ],
  medium2: [
    '073A0DAA-6AF3-43AB-8588-CEC1D06C72B9',
    '5C22544A-7EE6-4342-B048-85BDC9FD1C3A',
    '21E4AEA4-8DFA-4A89-87EB-49C32662AFE0',
    'F5AB1C69-6EDB-4FF4-983F-18BD219EF322',
    '00A15C55-8517-42AA-B614-E9B94910E393',
    '7DF18680-E054-41AD-8BC1-D1AEF772440D',
    '93296810-A885-4BE3-A3E7-6D5BEEA58F35',
  ],
  medium3: [
    '8EC20E35-A176-4012-BC5E-935CFFF8708E',
    '6E25E649-3F16-4E02-A733-19D2CDBF48F0',
    '85BE263C-DBD7-4A20-BB59-AAB30ACAA65A',
    'EB344D84-9AFB-497E-A393-DC336BA19D2E',
    'EB9631B5-78F2-41C9-869B-9F39066F8104',
    '74C1A8A3-306A-4EB7-A6B1-4F7E0EB9C5D6',
    '2A488322-F2BA-4B5B-9748-0D474271808F',
  ],
  medium4: [
    'D7AC3CCA-C797-4891-BE02-D94E43425B78',
    '69CF1AB2-1976-4502-BF36-3FF5EA218861',
    '8A107856-5554-42FB-B03E-39F5DBC370BA',
    '0505E3EF-67EA-436B-97B2-0124C06EBD24',
    'C4B1156A-380E-4F78-BDF5-A606A8083BF9',
    '22838BEF-8BB2-4498-84A7-C5851F593DF1',
    '16D9F66E-5EB9-4882-86FB-DCBF35E3C3E4',
  ],
} as const;
type Family = keyof typeof familyIds;

const sides = ['left', 'right', 'top', 'bottom', 'insideH', 'insideV'] as const;
type Side = (typeof sides)[number];

interface Line {
  /** EMU. */
  width: number;
  color: string;
}

interface Fill {
  color: string;
  /** Thousandths of a percent. */
  tint?: number;
  alpha?: number;
}

interface StylePart {
  bold?: true;
  color?: string;
  fill?: Fill;
  borders?: Partial<Record<Side, Line>>;
}

type PartName = 'wholeTbl' | 'band1H' | 'band1V' | 'lastCol' | 'firstCol' | 'lastRow' | 'firstRow';
type StyleParts = Partial<Record<PartName, StylePart>>;

const allSides = (line: Line): Record<Side, Line> => ({
  left: line,
  right: line,
  top: line,
  bottom: line,
  insideH: line,
  insideV: line,
});
const bandsOf = (fill: Fill): Pick<StyleParts, 'band1H' | 'band1V'> => ({
  band1H: { fill },
  band1V: { fill },
});
const boldColumns: StyleParts = { firstCol: { bold: true }, lastCol: { bold: true } };

/** The parts of each family, for the name of its colour in the theme. */
const partsByFamily: Readonly<Record<Family, (color: string, isAccent: boolean) => StyleParts>> = {
  noGrid: () => ({ wholeTbl: { color: 'tx1' } }),
  grid: () => ({ wholeTbl: { color: 'tx1', borders: allSides({ width: 12_700, color: 'tx1' }) } }),
  light1: (color) => {
    const line = { width: 12_700, color };
    return {
      wholeTbl: { color: 'tx1', borders: { top: line, bottom: line } },
      ...bandsOf({ color, alpha: 20_000 }),
      ...boldColumns,
      lastRow: { bold: true, borders: { top: line } },
      firstRow: { bold: true, borders: { bottom: line } },
    };
  },
  light2: (color) => {
    const line = { width: 9525, color };
    return {
      wholeTbl: { color: 'tx1', borders: { left: line, right: line, top: line, bottom: line } },
      band1H: { borders: { top: line, bottom: line } },
      band1V: { borders: { left: line, right: line } },
      ...boldColumns,
      lastRow: { bold: true, borders: { top: { width: 50_800, color } } },
      firstRow: { bold: true, color: 'bg1', fill: { color } },
    };
  },
  light3: (color) => ({
    wholeTbl: { color: 'tx1', borders: allSides({ width: 12_700, color }) },
    ...bandsOf({ color, alpha: 20_000 }),
    ...boldColumns,
    lastRow: { bold: true, borders: { top: { width: 50_800, color } } },
    firstRow: { bold: true, borders: { bottom: { width: 25_400, color } } },
  }),
  medium1: (color) => {
    const line = { width: 12_700, color };
    return {
      wholeTbl: {
        color: 'dk1',
        fill: { color: 'lt1' },
        borders: { left: line, right: line, top: line, bottom: line, insideH: line },
      },
      ...bandsOf({ color, tint: 20_000 }),
      ...boldColumns,
      lastRow: { bold: true, fill: { color: 'lt1' }, borders: { top: { width: 50_800, color } } },
      firstRow: { bold: true, color: 'lt1', fill: { color } },
    };
  },
  medium2: (color) => {
    const heading = { bold: true, color: 'lt1', fill: { color } } as const;
    return {
      wholeTbl: {
        color: 'dk1',
        fill: { color, tint: 20_000 },
        borders: allSides({ width: 12_700, color: 'lt1' }),
      },
      ...bandsOf({ color, tint: 40_000 }),
      firstCol: heading,
      lastCol: heading,
      lastRow: { ...heading, borders: { top: { width: 38_100, color: 'lt1' } } },
      firstRow: { ...heading, borders: { bottom: { width: 38_100, color: 'lt1' } } },
    };
  },
  medium3: (color) => {
    const line = { width: 25_400, color: 'dk1' };
    const heading = { bold: true, color: 'lt1', fill: { color } } as const;
    return {
      wholeTbl: { color: 'dk1', fill: { color: 'lt1' }, borders: { top: line, bottom: line } },
      ...bandsOf({ color: 'dk1', tint: 20_000 }),
      firstCol: heading,
      lastCol: heading,
      lastRow: { bold: true, fill: { color: 'lt1' }, borders: { top: { width: 50_800, color: 'dk1' } } },
      firstRow: { ...heading, borders: { bottom: line } },
    };
  },
  medium4: (color, isAccent) => {
    const fill = { color, tint: 20_000 };
    return {
      wholeTbl: { color: 'dk1', fill, borders: allSides({ width: 12_700, color }) },
      ...bandsOf({ color, tint: 40_000 }),
      ...boldColumns,
      lastRow: { bold: true, fill, borders: { top: { width: 25_400, color } } },
      firstRow: { bold: true, fill, ...(isAccent && { color }) },
    };
  },
};

/** The color of a family without an accent: text 1 in light styles, dark 1 in the others. */
const getBaseColor = (family: Family): string => (family.startsWith('light') ? 'tx1' : 'dk1');

const familyById = new Map<string, { family: Family; accent: number }>(
  (Object.keys(familyIds) as Family[]).flatMap((family) =>
    familyIds[family].map((id, accent) => [`{${id}}`, { family, accent }] as const),
  ),
);

/** Markup of a style that the file names but does not describe; null if it is not one of PowerPoint's. */
export function createBuiltinTableStyle(id: string): Element | null {
  const style = familyById.get(id.toUpperCase());
  if (style === undefined) return null;
  const isAccent = style.accent > 0;
  const color = isAccent ? `accent${style.accent}` : getBaseColor(style.family);
  const parts = Object.entries(partsByFamily[style.family](color, isAccent));
  return readElement(
    `<a:tblStyle styleId="${id}">${parts.map(([name, part]) => createPartXml(name, part)).join('')}</a:tblStyle>`,
  );
}

function createPartXml(name: string, { bold, color, fill, borders }: StylePart): string {
  const text = `<a:tcTxStyle${bold ? ' b="on"' : ''}>${color === undefined ? '' : createColourXml({ color })}</a:tcTxStyle>`;
  const lines = sides.flatMap((side) => {
    const line = borders?.[side];
    return line === undefined
      ? []
      : [`<a:${side}><a:ln w="${line.width}">${createFillXml(line)}</a:ln></a:${side}>`];
  });
  const background = fill === undefined ? '' : `<a:fill>${createFillXml(fill)}</a:fill>`;
  return `<a:${name}>${text}<a:tcStyle><a:tcBdr>${lines.join('')}</a:tcBdr>${background}</a:tcStyle></a:${name}>`;
}

const createFillXml = (fill: Fill): string => `<a:solidFill>${createColourXml(fill)}</a:solidFill>`;

function createColourXml({ color, tint, alpha }: Fill): string {
  const change = tint === undefined ? '' : `<a:tint val="${tint}"/>`;
  const opacity = alpha === undefined ? '' : `<a:alpha val="${alpha}"/>`;
  return `<a:schemeClr val="${color}">${change}${opacity}</a:schemeClr>`;
}
