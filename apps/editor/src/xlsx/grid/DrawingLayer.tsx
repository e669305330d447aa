import { type CSSProperties, lazy, Suspense, useMemo } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { type SeriesReferences, updateChart } from '../workbook/charts.ts';
import type { DrawingContent, DrawingMedia, DrawnShape, SheetDrawing } from '../workbook/drawings.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { computeDrawingBox } from './drawing-box.ts';
import { SheetPanes } from './SheetPanes.tsx';
import type { Layout } from './view.ts';

interface Props {
  workbook: Workbook;
  drawings: readonly SheetDrawing[];
  layout: Layout;
}

/** Pictures, charts and shapes above the cells, in the four panes of the view; they scroll with the cells. */
export function DrawingLayer({ workbook, drawings, layout }: Props) {
  if (drawings.length === 0) return null;
  const boxes = drawings.map(({ anchor }) => computeDrawingBox(anchor, layout));
  return (
    <SheetPanes layout={layout} className="sheet-drawings">
      {(isVisible) =>
        drawings.map(({ content }, index) => {
          const box = boxes[index];
          return box !== undefined && isVisible(box) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no other identity, and keep their order
            <DrawingView key={index} workbook={workbook} content={content} style={{ ...box }} />
          ) : null;
        })
      }
    </SheetPanes>
  );
}

interface DrawingProps {
  workbook: Workbook;
  content: DrawingContent;
  style: CSSProperties;
}

/** A drawing at a position. */
export function DrawingView({ workbook, content, style }: DrawingProps) {
  switch (content.kind) {
    case 'picture':
      return content.media === null ? (
        <div className="sheet-drawing" role="img" aria-label={content.description} style={style}>
          {content.description}
        </div>
      ) : (
        <img
          className="sheet-drawing"
          src={getMediaUrl(content.media)}
          alt={content.description}
          draggable={false}
          style={style}
        />
      );
    case 'shape':
      return <ShapeView shape={content.shape} description={content.description} style={style} />;
    case 'group':
      return (
        // biome-ignore lint/a11y/useSemanticElements: a group of pictures is no fieldset
        <div className="sheet-drawing" role="group" aria-label={content.description} style={style}>
          {content.children.map(({ left, top, width, height, content: child }, index) => (
            <DrawingView
              // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no other identity, and keep their order
              key={index}
              workbook={workbook}
              content={child}
              style={{
                left: `${left * 100}%`,
                top: `${top * 100}%`,
                width: `${width * 100}%`,
                height: `${height * 100}%`,
              }}
            />
          ))}
        </div>
      );
    case 'chart':
      return content.chart === null ? null : (
        <SheetChart
          workbook={workbook}
          chart={content.chart}
          references={content.references}
          description={content.description}
          style={style}
        />
      );
  }
}

const importChartView = () => import('../../chart/ChartView.tsx');
const LazyChartView = lazy(importChartView);
let loadedChartView: Awaited<ReturnType<typeof importChartView>>['default'] | null = null;

/** Loads what drawings need: printing does not wait for it. */
export async function loadDrawings(drawings: readonly { content: DrawingContent }[]): Promise<void> {
  const contents = drawings.map(({ content }) => content);
  if (loadedChartView === null && contents.some(({ kind }) => kind === 'chart'))
    loadedChartView = (await importChartView()).default;
  await Promise.all(
    contents.map((content) => {
      if (content.kind === 'group') return loadDrawings(content.children);
      return content.kind === 'picture' && content.media !== null ? loadPicture(content.media) : undefined;
    }),
  );
}

/** Pictures of which the browser keeps the content while their media are in use. */
const loadedPictures = new WeakMap<DrawingMedia, HTMLImageElement>();

async function loadPicture(media: DrawingMedia): Promise<void> {
  if (loadedPictures.has(media)) return;
  const image = new Image();
  loadedPictures.set(media, image);
  image.src = getMediaUrl(media);
  // A damaged picture is shown as such.
  await image.decode().catch(() => undefined);
}

interface ChartProps {
  workbook: Workbook;
  chart: Chart;
  references: readonly SeriesReferences[];
  description: string;
  style: CSSProperties;
}

/** Only at the top level: in a group, the size is in percent. */
function SheetChart({ workbook, chart, references, description, style }: ChartProps) {
  const { width, height } = style;
  const { sheets } = workbook;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values depend on the sheets alone
  const current = useMemo(() => updateChart(chart, references, workbook), [chart, references, sheets]);
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const ChartView = loadedChartView ?? LazyChartView;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chart is no fieldset
    <div className="sheet-drawing sheet-chart" role="group" aria-label={description} style={style}>
      <Suspense fallback={null}>
        <ChartView chart={current} width={width} height={height} label={description} />
      </Suspense>
    </div>
  );
}

const radii: Readonly<Record<string, string>> = { ellipse: '50%', roundRect: '12px' };
const isLine = (geometry: string): boolean => geometry === 'line' || /connector/i.test(geometry);

function ShapeView(props: { shape: DrawnShape; description: string; style: CSSProperties }) {
  const { shape, description, style } = props;
  const { geometry, rotation, fill, line, paragraphs, vertical, isFlipped } = shape;
  const transform = rotation === 0 ? undefined : `rotate(${rotation}deg)`;
  if (isLine(geometry))
    return (
      <svg className="sheet-drawing" role="img" aria-label={description} style={{ ...style, transform }}>
        <line
          x1="0"
          x2="100%"
          y1={isFlipped ? '100%' : '0'}
          y2={isFlipped ? '0' : '100%'}
          stroke={`#${line?.colour ?? '000000'}`}
          strokeWidth={line?.width ?? 1}
        />
      </svg>
    );
  const box: CSSProperties = {
    ...style,
    transform,
    justifyContent: vertical,
    borderRadius: radii[geometry],
    background: fill === null ? undefined : `#${fill}`,
    border: line === null ? undefined : `${line.width}px solid #${line.colour}`,
  };
  const hasText = paragraphs.some(({ runs }) => runs.length > 0);
  return hasText ? (
    // biome-ignore lint/a11y/useSemanticElements: a text box is no fieldset
    <div className="sheet-drawing sheet-shape" role="group" aria-label={description} style={box}>
      <ShapeText paragraphs={paragraphs} hasFill={fill !== null} />
    </div>
  ) : (
    <div className="sheet-drawing sheet-shape" role="img" aria-label={description} style={box} />
  );
}

function ShapeText({ paragraphs, hasFill }: { paragraphs: DrawnShape['paragraphs']; hasFill: boolean }) {
  return paragraphs.map(({ align, runs }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and keep their order
    <p key={index} dir="auto" style={{ textAlign: align }}>
      {runs.map((run, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity, and keep their order
          key={at}
          style={{
            fontWeight: run.isBold ? 700 : undefined,
            fontStyle: run.isItalic ? 'italic' : undefined,
            textDecoration: run.isUnderlined ? 'underline' : undefined,
            fontSize: `${run.size}pt`,
            color: run.colour !== null ? `#${run.colour}` : hasFill ? '#000000' : undefined,
          }}
        >
          {run.text}
        </span>
      ))}
    </p>
  ));
}

const mediaUrls = new WeakMap<DrawingMedia, string>();

/** For the life of the page. */
function getMediaUrl(media: DrawingMedia): string {
  const known = mediaUrls.get(media);
  if (known !== undefined) return known;
  // cast: Blob wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
  const url = URL.createObjectURL(new Blob([media.bytes as Uint8Array<ArrayBuffer>], { type: media.type }));
  mediaUrls.set(media, url);
  return url;
}
