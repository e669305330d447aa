import type { SlideDesign } from './slide-designs.ts';
import {
  type Box,
  level,
  ornamentShape,
  placeholder,
  schemeFill,
  shapeTree,
  slideNamespaces,
  slideSize,
} from './slide-markup.ts';

/** Lengths in EMU. */
const margin = 914_400;
const contentWidth = slideSize.width - 2 * margin;
const gap = 457_200;
const columnWidth = (contentWidth - gap) / 2;

/** Positions of placeholders in the master; layouts without their own inherit them. */
export const boxes = {
  title: { x: margin, y: 502_920, width: contentWidth, height: 1_051_560 },
  body: { x: margin, y: 1_828_800, width: contentWidth, height: 4_206_240 },
  opening: { x: margin, y: 1_371_600, width: contentWidth, height: 2_103_120 },
  subtitle: { x: margin, y: 3_840_480, width: contentWidth, height: 1_280_160 },
  left: { x: margin, y: 1_828_800, width: columnWidth, height: 4_206_240 },
  right: { x: margin + columnWidth + gap, y: 1_828_800, width: columnWidth, height: 4_206_240 },
  section: { x: margin, y: 1_828_800, width: contentWidth, height: 1_828_800 },
  sectionText: { x: margin, y: 3_840_480, width: contentWidth, height: 1_280_160 },
  picture: { x: 6_096_000, y: 0, width: 6_096_000, height: slideSize.height },
  captionTitle: { x: margin, y: 1_371_600, width: 4_480_560, height: 1_554_480 },
  caption: { x: margin, y: 3_108_960, width: 4_480_560, height: 2_560_320 },
  date: { x: margin, y: 6_309_360, width: 2_743_200, height: 320_040 },
  footer: { x: 4_038_600, y: 6_309_360, width: 4_114_800, height: 320_040 },
  number: { x: slideSize.width - margin - 2_743_200, y: 6_309_360, width: 2_743_200, height: 320_040 },
} as const satisfies Record<string, Box>;

/** On title slides, between title and subtitle. */
const titleSlideRule: Box = { x: margin + 91_440, y: 3_611_880, width: 1_371_600, height: 54_864 };

/** The ornaments on every slide of a design except title slides. */
export function ornaments({ ornament }: SlideDesign): string {
  const { width, height } = slideSize;
  switch (ornament) {
    case 'rule':
      return ornamentShape(
        20,
        { x: margin + 91_440, y: 1_600_200, width: 914_400, height: 45_720 },
        'accent1',
      );
    case 'foot':
      return ornamentShape(20, { x: 0, y: height - 118_872, width, height: 118_872 }, 'accent1');
    case 'side':
      return ornamentShape(20, { x: 0, y: 0, width: 228_600, height }, 'accent1');
    case 'corner':
      return ornamentShape(20, { x: 0, y: 640_080, width: 137_160, height: 777_240 }, 'accent1');
    case 'frame':
      return ornamentShape(
        20,
        { x: margin + 91_440, y: 6_217_920, width: contentWidth - 182_880, height: 9_144 },
        'lt2',
      );
  }
}

function titleSlideOrnaments(design: SlideDesign): string {
  const { height, width } = slideSize;
  const rule = ornamentShape(21, titleSlideRule, 'accent1');
  switch (design.ornament) {
    case 'rule':
      return ornamentShape(20, { x: 0, y: 0, width: 365_760, height }, 'accent1') + rule;
    case 'foot':
      return ornamentShape(20, { x: 0, y: height - 548_640, width, height: 548_640 }, 'accent1') + rule;
    case 'side':
      return ornamentShape(20, { x: 0, y: 0, width: 548_640, height }, 'accent1') + rule;
    case 'corner':
      return ornamentShape(20, { x: 0, y: 0, width, height: 182_880 }, 'accent1') + rule;
    case 'frame':
      return (
        ornamentShape(20, { x: 0, y: 0, width, height: 91_440 }, 'accent1') +
        ornamentShape(22, { x: 0, y: height - 91_440, width, height: 91_440 }, 'accent1') +
        rule
      );
  }
}

interface LayoutParts {
  type: string;
  name: string;
  shapes: string;
  /** Replaces that of the master. */
  background?: string;
  /** Hides the master's shapes. */
  hidesMasterShapes?: boolean;
}

const title = placeholder({ id: 2, name: 'Title', mark: 'type="title"', text: 'Title' });
/** Placeholders at the bottom of a slide, which are filled once the user turns them on. */
const footerPlaceholders =
  placeholder({ id: 11, name: 'Date', mark: 'type="dt" sz="half" idx="10"', field: 'datetime1' }) +
  placeholder({ id: 12, name: 'Footer', mark: 'type="ftr" sz="quarter" idx="11"' }) +
  placeholder({
    id: 13,
    name: 'Slide Number',
    mark: 'type="sldNum" sz="quarter" idx="12"',
    field: 'slidenum',
  });

const plainLevel = 'marL="0" indent="0"';

export function slideLayouts(design: SlideDesign): string[] {
  // Section slides have the accent colour of a light design, or the darker background of a dark one.
  const ground = design.isDark ? 'bg2' : 'accent1';
  const sectionTextColor = design.isDark ? 'tx1' : 'bg1';
  const all: LayoutParts[] = [
    {
      type: 'title',
      name: 'Title Slide',
      shapes: titleSlideOrnaments(design) + opening(),
      hidesMasterShapes: true,
    },
    {
      type: 'obj',
      name: 'Title and Content',
      shapes: title + placeholder({ id: 3, name: 'Content', mark: 'idx="1"', text: 'Text' }),
    },
    { type: 'twoObj', name: 'Two Content', shapes: title + twoContents() },
    {
      type: 'secHead',
      name: 'Section Header',
      shapes: section(sectionTextColor),
      background: ground,
      hidesMasterShapes: true,
    },
    { type: 'picTx', name: 'Picture with Caption', shapes: pictureWithCaption(), hidesMasterShapes: true },
    { type: 'titleOnly', name: 'Title Only', shapes: title },
    { type: 'blank', name: 'Blank', shapes: '', hidesMasterShapes: true },
  ];
  return all.map(layoutXml);
}

function layoutXml({ type, name, shapes, background, hidesMasterShapes = false }: LayoutParts): string {
  const ground =
    background === undefined ? '' : `<p:bg><p:bgPr>${schemeFill(background)}<a:effectLst/></p:bgPr></p:bg>`;
  return (
    `<p:sldLayout ${slideNamespaces} type="${type}" preserve="1"${hidesMasterShapes ? ' showMasterSp="0"' : ''}><p:cSld name="${name}">${ground}` +
    `${shapeTree(shapes + footerPlaceholders)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`
  );
}

function opening(): string {
  return (
    placeholder({
      id: 2,
      name: 'Title',
      mark: 'type="ctrTitle"',
      box: boxes.opening,
      frame: 'anchor="b"',
      levels: level(1, { points: 48, isBold: true }),
      text: 'Title',
    }) +
    placeholder({
      id: 3,
      name: 'Subtitle',
      mark: 'type="subTitle" idx="1"',
      box: boxes.subtitle,
      frame: 'anchor="t"',
      levels: level(1, { points: 24, colour: 'tx2', bullet: null, attributes: plainLevel }),
      text: 'Subtitle',
    })
  );
}

/** Two columns have less space: their text is smaller. */
const narrowLevels = [20, 18, 16, 14, 14].map((points, index) => level(index + 1, { points })).join('');

function twoContents(): string {
  const content = (id: number, name: string, box: Box): string =>
    placeholder({
      id,
      name,
      mark: `sz="half" idx="${id - 2}"`,
      box,
      levels: narrowLevels,
      text: 'Text',
    });
  return content(3, 'Content Left', boxes.left) + content(4, 'Content Right', boxes.right);
}

function section(colour: string): string {
  return (
    placeholder({
      id: 2,
      name: 'Title',
      mark: 'type="title"',
      box: boxes.section,
      frame: 'anchor="b"',
      levels: level(1, { points: 40, colour }),
      text: 'Title',
    }) +
    placeholder({
      id: 3,
      name: 'Text',
      mark: 'type="body" idx="1"',
      box: boxes.sectionText,
      frame: 'anchor="t"',
      levels: level(1, { points: 22, colour, bullet: null, attributes: plainLevel }),
      text: 'Text',
    })
  );
}

function pictureWithCaption(): string {
  return (
    placeholder({
      id: 2,
      name: 'Title',
      mark: 'type="title"',
      box: boxes.captionTitle,
      frame: 'anchor="b"',
      levels: level(1, { points: 30 }),
      text: 'Title',
    }) +
    placeholder({ id: 3, name: 'Picture', mark: 'type="pic" idx="1"', box: boxes.picture }) +
    placeholder({
      id: 4,
      name: 'Caption',
      mark: 'type="body" sz="half" idx="2"',
      box: boxes.caption,
      frame: 'anchor="t"',
      levels: level(1, { points: 18, colour: 'tx2', bullet: null, attributes: plainLevel }),
      text: 'Text',
    })
  );
}
