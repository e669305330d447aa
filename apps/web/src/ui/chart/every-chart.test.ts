import { expect, it } from 'vitest';
import { darkPalette, lightPalette } from '../theme/palettes.ts';

const sources = import.meta.glob<string>(['../../features/**/*.tsx', '../../domain/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const files = Object.entries(sources)
  .filter(([path]) => !path.includes('.test.'))
  .map(([path, source]) => ({ path: path.replace('../../', ''), source }));

/** Each use up to the end of its opening tag, which stands as far in as its beginning. */
const charts = files.flatMap(({ path, source }) =>
  [...source.matchAll(/^( *)<ChartFrame\b([\s\S]*?)^\1>/gm)].map(([use], index) => ({
    name: `${path} ${index}`,
    use,
  })),
);

it('every use of the frame of charts is found', () => {
  const uses = files.flatMap(({ source }) => source.match(/<ChartFrame\b/g) ?? []);
  expect(charts).toHaveLength(uses.length);
});

/** Their values are not a series over time, so they have no sound. */
const withoutSound = [
  'features/analytics/class-graphs/assignment-time-card.tsx',
  'features/analytics/class-graphs/time-averages-card.tsx',
  'features/analytics/class-graphs/total-time-card.tsx',
  'features/analytics/class-graphs/wpm-averages-card.tsx',
  'features/analytics/strip/strip-card.tsx',
  'features/analytics/student-graphs/student-total-card.tsx',
  'features/analytics/student-graphs/student-wpm-card.tsx',
  'features/gallery/chart-examples.tsx',
  'features/second-marking/calibration/spread-graph.tsx',
];

it.each(charts)('the chart has a table and values to describe: $name', ({ use }) => {
  expect(use).toMatch(/\bseries=/);
  expect(use).toMatch(/\btable=/);
});

/** Frames that show another state do not have a headline in it. */
const charted = charts.filter(({ use }) => !use.includes('state={state}'));

it.each(charted)('the chart has a headline: $name', ({ use }) => {
  expect(use).toContain('headline=');
});

it.each(charts.filter(({ name }) => !withoutSound.some((path) => name.startsWith(path))))(
  'the chart over time can be heard: $name',
  ({ use }) => {
    expect(use).toMatch(/\bsound=/);
  },
);

/** Drawings with a keyboard of their own: the plot has one for all others. */
const ownKeyboard = [
  'features/analytics/progression/progression-graph.tsx',
  'features/analytics/words/words-graph.tsx',
];
/** Not charts: parts of the timeline, whose events are a list, a strip beside a slider, and a sample. */
const notCharts = [
  'features/timeline/event-row.tsx',
  'features/timeline/folded-marks.tsx',
  'features/timeline/timeline-plot.tsx',
  'features/rewind/activity-strip.tsx',
  'features/gallery/word-bars.tsx',
];
const drawings = files.filter(
  ({ path, source }) => /<svg|component="svg"/.test(source) && !notCharts.includes(path),
);

it.each(drawings)(
  'the drawing is explored by keyboard, described and exported: $path',
  ({ path, source }) => {
    expect(ownKeyboard).toContain(path);
    expect(source).toMatch(/aria-describedby[\s\S]*handlers/);
    expect(source).toContain('data-drawing');
  },
);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('outlines of the lightest marks have a contrast of 3 to 1: %s', (_name, palette) => {
  const { heat0 = '', heat4 = '' } = palette.chart ?? {};
  const [lighter = 0, darker = 0] = [luminance(heat0), luminance(heat4)].toSorted(
    (one, other) => other - one,
  );
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThan(3);
});
