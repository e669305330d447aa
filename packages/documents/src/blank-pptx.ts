import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { contentTypes, relationshipsPart, xmlPart } from './opc-parts.ts';
import {
  contentLayoutXml,
  presentationXml,
  slideMasterXml,
  slideXml,
  themeXml,
  titleLayoutXml,
} from './pptx-parts.ts';
import { writeZip } from './zip-write.ts';

const type = 'openxmlformats-officedocument.presentationml';

const types = contentTypes([
  ['ppt/presentation.xml', `${type}.presentation.main`],
  ['ppt/slideMasters/slideMaster1.xml', `${type}.slideMaster`],
  ['ppt/slideLayouts/slideLayout1.xml', `${type}.slideLayout`],
  ['ppt/slideLayouts/slideLayout2.xml', `${type}.slideLayout`],
  ['ppt/slides/slide1.xml', `${type}.slide`],
  ['ppt/theme/theme1.xml', 'openxmlformats-officedocument.theme'],
]);

const presentationRels = relationshipsPart([
  ['slideMaster', 'slideMasters/slideMaster1.xml'],
  ['slide', 'slides/slide1.xml'],
  ['theme', 'theme/theme1.xml'],
]);

const masterRels = relationshipsPart([
  ['slideLayout', '../slideLayouts/slideLayout1.xml'],
  ['slideLayout', '../slideLayouts/slideLayout2.xml'],
  ['theme', '../theme/theme1.xml'],
]);

const layoutRels = relationshipsPart([['slideMaster', '../slideMasters/slideMaster1.xml']]);

const parts: readonly (readonly [name: string, xml: string])[] = [
  ['[Content_Types].xml', types],
  ['_rels/.rels', relationshipsPart([['officeDocument', 'ppt/presentation.xml']])],
  ['ppt/presentation.xml', presentationXml],
  ['ppt/_rels/presentation.xml.rels', presentationRels],
  ['ppt/slideMasters/slideMaster1.xml', slideMasterXml],
  ['ppt/slideMasters/_rels/slideMaster1.xml.rels', masterRels],
  ['ppt/slideLayouts/slideLayout1.xml', titleLayoutXml],
  ['ppt/slideLayouts/_rels/slideLayout1.xml.rels', layoutRels],
  ['ppt/slideLayouts/slideLayout2.xml', contentLayoutXml],
  ['ppt/slideLayouts/_rels/slideLayout2.xml.rels', layoutRels],
  ['ppt/slides/slide1.xml', slideXml],
  [
    'ppt/slides/_rels/slide1.xml.rels',
    relationshipsPart([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
  ],
  ['ppt/theme/theme1.xml', themeXml],
];

/** A presentation of one title slide, 16:9. */
export function blankPptx(codec: ZipCodec = fflateCodec): Uint8Array {
  return writeZip(parts.map(([name, xml]) => xmlPart(name, xml, codec)));
}
