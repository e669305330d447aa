import i18next from 'i18next';
import { drawChart } from '../../chart/draw-chart.ts';
import { createValueFormatter } from '../../chart/format-value.ts';
import { toPixels } from '../geometry/box.ts';
import { listHiddenLayers, removeHiddenFromPage } from '../layers/shape-layers.ts';
import type { Scene, ScenePage } from '../scene/scene.ts';
import { showPageNumber } from '../view/page-number.ts';
import { isEmptyPlaceholder } from '../view/ShapeView.tsx';
import { isShownBehind } from '../view/SheetView.tsx';
import { createFontFaces } from './font-faces.ts';
import { measureShapes } from './measure-shapes.tsx';
import { listLeaves } from './measures.ts';
import { createPageSvg } from './page-svg.ts';

export type PictureFormat = 'svg' | 'png';

/** A page as a file, and the number of its objects that cannot be drawn. */
export async function createPagePicture(
  { page: whole, number }: { page: ScenePage; number: number },
  { media, layers }: Pick<Scene, 'media' | 'layers'>,
  format: PictureFormat,
): Promise<{ bytes: Uint8Array; missing: number }> {
  const page = removeHiddenFromPage(whole, listHiddenLayers(layers, 'screen'));
  const shapes = [
    ...showPageNumber(page.behind, number).filter((shape) => isShownBehind(shape, page)),
    ...page.shapes,
  ].filter((shape) => !isEmptyPlaceholder(shape));
  const measures = await measureShapes(listLeaves(shapes), media);
  const context = {
    formatValue: createValueFormatter(i18next.language),
    defaultTitle: i18next.t('ui:chartTitle'),
  };
  const stacks = new Set(
    [...measures.values()].flatMap(({ fragments }) => fragments.map(({ family }) => family)),
  );
  const fontFaces = format === 'png' ? await createFontFaces(stacks) : '';
  const { svg, missing } = createPageSvg({
    page,
    shapes,
    media,
    measures,
    language: i18next.language,
    drawChart: (chart, size) => drawChart(chart, size, context),
    fontFaces,
  });
  const bytes = format === 'svg' ? new TextEncoder().encode(svg) : await drawPng(svg, page);
  return { bytes, missing };
}

/** Twice the size on the screen at 100 %. */
const pngScale = 2;
/** Browsers draw no larger pictures; the area is the limit of Safari on iOS. */
const maxSide = 8192;
const maxArea = 16_777_216;

async function drawPng(svg: string, page: ScenePage): Promise<Uint8Array> {
  const [width, height] = [toPixels(page.width), toPixels(page.height)];
  const scale = Math.min(pngScale, maxSide / width, maxSide / height, Math.sqrt(maxArea / (width * height)));
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The browser made no picture of the page');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
