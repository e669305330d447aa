import { blankPptx } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export type Parts = Record<string, string | Uint8Array>;

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typeBase = 'application/vnd.openxmlformats-officedocument';
export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';

/** A slide: its shape tree, further elements, and relationships of its part. */
export interface SlideParts {
  shapes: string;
  /** A `p:bg`. */
  background?: string;
  /** Attributes of the root element. */
  attributes?: string;
  rest?: string;
  relationships?: readonly { id: string; type: string; target: string; isExternal?: boolean }[];
  layout?: 1 | 2;
}

const relationshipXml = ({
  id,
  type,
  target,
  isExternal = false,
}: NonNullable<SlideParts['relationships']>[number]): string =>
  `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${office}/${type}`}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`;

export function slideXml({ shapes, background = '', attributes = '', rest = '' }: SlideParts): string {
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<p:sld ${namespaces}${attributes}><p:cSld>${background}<p:spTree>${group}` +
    `${shapes}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>${rest}</p:sld>`
  );
}

const relationshipsXml = (relationships: SlideParts['relationships'] = []): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships.map(relationshipXml).join('')}</Relationships>`;

/** A presentation with these slides on blank masters; other parts are added with their content types. */
export function createDeck(
  slides: readonly SlideParts[],
  more: {
    parts?: Parts;
    types?: Readonly<Record<string, string>>;
    presentation?: string;
    relationships?: SlideParts['relationships'];
  } = {},
): Uint8Array {
  const entries: Record<string, Uint8Array> = unzipSync(blankPptx());
  delete entries['ppt/slides/slide1.xml'];
  delete entries['ppt/slides/_rels/slide1.xml.rels'];
  const put = (name: string, content: string | Uint8Array): void => {
    entries[name] = typeof content === 'string' ? strToU8(content) : content;
  };
  const textOf = (name: string): string => strFromU8(entries[name] ?? new Uint8Array());
  slides.forEach((slide, index) => {
    const name = `slide${index + 1}.xml`;
    const layout = {
      id: 'rId1',
      type: 'slideLayout',
      target: `../slideLayouts/slideLayout${slide.layout ?? 2}.xml`,
    };
    put(`ppt/slides/${name}`, slideXml(slide));
    put(`ppt/slides/_rels/${name}.rels`, relationshipsXml([layout, ...(slide.relationships ?? [])]));
  });
  const list = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rIdS${index}"/>`).join('');
  const presentation = textOf('ppt/presentation.xml')
    .replace(/<p:sldIdLst>.*<\/p:sldIdLst>/, slides.length === 0 ? '' : `<p:sldIdLst>${list}</p:sldIdLst>`)
    .replace('</p:presentation>', `${more.presentation ?? ''}</p:presentation>`);
  put('ppt/presentation.xml', presentation);
  const relationships = slides.map((_, index) => ({
    id: `rIdS${index}`,
    type: 'slide',
    target: `slides/slide${index + 1}.xml`,
  }));
  put(
    'ppt/_rels/presentation.xml.rels',
    textOf('ppt/_rels/presentation.xml.rels')
      .replace(/<Relationship [^>]*slides\/slide1.xml"\/>/, '')
      .replace(
        '</Relationships>',
        `${[...relationships, ...(more.relationships ?? [])].map(relationshipXml).join('')}</Relationships>`,
      ),
  );
  const types = {
    ...Object.fromEntries(
      slides.map((_, index) => [`ppt/slides/slide${index + 1}.xml`, `${typeBase}.presentationml.slide+xml`]),
    ),
    ...more.types,
  };
  put(
    '[Content_Types].xml',
    textOf('[Content_Types].xml')
      .replace(/<Override PartName="\/ppt\/slides\/slide1.xml"[^>]*\/>/, '')
      .replace(
        '</Types>',
        `<Default Extension="png" ContentType="image/png"/>${Object.entries(types)
          .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
          .join('')}</Types>`,
      ),
  );
  for (const [name, content] of Object.entries(more.parts ?? {})) put(name, content);
  // Stored: repetitive content would be rejected as a zip bomb.
  return zipSync(entries, { level: 0 });
}

export interface ShapeParts {
  id: number;
  name?: string;
  box?: readonly [x: number, y: number, width: number, height: number];
  properties?: string;
  /** Paragraphs. */
  text?: string;
  bodyProperties?: string;
}

export const boxXml = ({
  id,
  name = `Box ${id}`,
  box = [0, 0, 914400, 914400],
  properties = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
  text = '<a:p/>',
  bodyProperties = '',
}: ShapeParts): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${box[0]}" y="${box[1]}"/>` +
  `<a:ext cx="${box[2]}" cy="${box[3]}"/></a:xfrm>${properties}</p:spPr><p:txBody><a:bodyPr${bodyProperties}/><a:lstStyle/>${text}</p:txBody></p:sp>`;

export const paragraphXml = (text: string, format = ''): string =>
  `<a:p><a:r><a:rPr lang="en-US"${format}/><a:t>${text}</a:t></a:r></a:p>`;
