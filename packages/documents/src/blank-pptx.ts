import type { ZipCodec } from './codec.ts';
import { designParts, designRelationships } from './design-parts.ts';
import { fflateCodec } from './fflate-codec.ts';
import { contentTypes, relationshipsPart, xmlPart } from './opc-parts.ts';
import { findSlideDesign, type SlideDesignId, slideDesignIds } from './slide-designs.ts';
import { placeholder, shapeTree, slideNamespaces, slideSize } from './slide-markup.ts';
import { masterId } from './slide-master.ts';
import { writeZip } from './zip-write.ts';

const type = 'openxmlformats-officedocument.presentationml';

const slideXml = `<p:sld ${slideNamespaces}><p:cSld>${shapeTree(
  placeholder({ id: 2, name: 'Title', mark: 'type="ctrTitle"' }) +
    placeholder({ id: 3, name: 'Subtitle', mark: 'type="subTitle" idx="1"' }),
)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;

const presentationXml = ({ width, height }: { width: number; height: number }): string =>
  `<p:presentation ${slideNamespaces}><p:sldMasterIdLst><p:sldMasterId id="${masterId}" r:id="rId1"/></p:sldMasterIdLst>` +
  '<p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst>' +
  `<p:sldSz cx="${width}" cy="${height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;

interface Options {
  codec?: ZipCodec;
  design?: SlideDesignId;
  /** Part of the names of master, theme and layouts. */
  mark?: string;
  size?: { width: number; height: number };
}

/** A presentation with one title slide, 16:9, in a built-in design. */
export function blankPptx({
  codec = fflateCodec,
  design = slideDesignIds[0],
  mark = '',
  size = slideSize,
}: Options = {}): Uint8Array {
  const parts = designParts(findSlideDesign(design), { mark, size });
  const [master, theme, layout] = parts;
  const fixedParts: readonly (readonly [name: string, xml: string])[] = [
    [
      '[Content_Types].xml',
      contentTypes([
        ['ppt/presentation.xml', `${type}.presentation.main`],
        ['ppt/slides/slide1.xml', `${type}.slide`],
        ...parts.map((part) => [part.name, part.type] as const),
      ]),
    ],
    ['_rels/.rels', relationshipsPart([['officeDocument', 'ppt/presentation.xml']])],
    ['ppt/presentation.xml', presentationXml(size)],
    [
      'ppt/_rels/presentation.xml.rels',
      relationshipsPart([
        ['slideMaster', `/${master?.name}`],
        ['slide', 'slides/slide1.xml'],
        ['theme', `/${theme?.name}`],
      ]),
    ],
    ['ppt/slides/slide1.xml', slideXml],
    ['ppt/slides/_rels/slide1.xml.rels', relationshipsPart([['slideLayout', `/${layout?.name}`]])],
  ];
  const ofDesign = parts.flatMap((part) => [[part.name, part.xml] as const, designRelationships(part)]);
  return writeZip([...fixedParts, ...ofDesign].map(([name, xml]) => xmlPart(name, xml, codec)));
}
