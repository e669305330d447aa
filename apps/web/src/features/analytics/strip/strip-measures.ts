import type { StripMetric } from '@redraft/contracts';
import { durationStep, roundStep } from '../../../ui/chart/value-axis.ts';
import type { GraphFormats } from '../graph-formats.ts';

const kinds: Record<StripMetric, 'time' | 'count' | 'ratio'> = {
  totalSeconds: 'time',
  activeSeconds: 'time',
  words: 'count',
  wordsPerMinute: 'count',
  sittings: 'count',
  days: 'count',
  activeToThink: 'ratio',
  changed: 'count',
  effort: 'count',
  revision: 'count',
};

export function formatMetric(measure: StripMetric, value: number, formats: GraphFormats): string {
  switch (kinds[measure]) {
    case 'time':
      return formats.duration(value);
    case 'count':
      return formats.number(value);
    case 'ratio':
      return formats.number(value, 2);
  }
}

/** Axis steps of a measure. */
export function stepOfMeasure(measure: StripMetric): (wanted: number) => number {
  switch (kinds[measure]) {
    case 'time':
      return durationStep;
    case 'count':
      return roundStep;
    case 'ratio':
      return (wanted) => roundStep(wanted, false);
  }
}

/** Whether the measure is in seconds. */
export function isTime(measure: StripMetric): boolean {
  return kinds[measure] === 'time';
}
