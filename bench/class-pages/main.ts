import { onAppIn } from '../app.ts';
import type { Row } from '../table.ts';
import { measurePages, type PageFigure } from './pages.ts';
import { seedClass, size } from './seed.ts';

const targetMs = 1000;

/** Every page of a class with 300 students and 20 assignments in a browser, from navigation to visible data. */
export async function benchClassPages(directory: string): Promise<Row[]> {
  const figures = await onAppIn(directory, seedClass, measurePages);
  const { students, assignments, writingNow } = size;
  return [
    {
      measure: 'the class',
      value: `${students} students, ${assignments} assignments, ${students * assignments} texts, ${writingNow} being written`,
    },
    ...figures.map(toRow),
  ];
}

function toRow({ name, median, worst, targetMs: target = targetMs }: PageFigure): Row {
  return {
    measure: `${name}: median, worst of five`,
    value: `${median.toFixed(0)} ms, ${worst.toFixed(0)} ms`,
    target: `< ${target} ms`,
    isMet: worst < target,
  };
}
