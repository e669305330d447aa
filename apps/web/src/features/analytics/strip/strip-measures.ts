import type { StripMetric } from '@redraft/contracts';
import { roundDurationStep, roundStep } from '../../../ui/chart/value-axis.ts';
import type { GraphFormats } from '../graph-formats.ts';

const metricKinds: Record<StripMetric, 'time' | 'count' | 'ratio'> = {
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
  switch (metricKinds[measure]) {
    case 'time':
      return formats.duration(value);
    case 'count':
      return formats.number(value);
    case 'ratio':
      return formats.number(value, 2);
  }
}

/** Axis steps of a measure. */
export function chooseTickStep(measure: StripMetric): (rawStep: number) => number {
  switch (metricKinds[measure]) {
    case 'time':
      return roundDurationStep;
    case 'count':
      return roundStep;
    case 'ratio':
      return (rawStep) => roundStep(rawStep, false);
  }
}

/** Whether the measure is in seconds. */
export function isInSeconds(measure: StripMetric): boolean {
  return metricKinds[measure] === 'time';
}
