import { assignmentIdSchema, type ClassTimes } from '@redraft/contracts';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { isolateBidi } from '../../lib/bidi-isolation.ts';
import germanUi from '../../locales/de/entrance/ui.json' with { type: 'json' };
import germanGraphs from '../../locales/de/work/graphs.json' with { type: 'json' };
import ui from '../../locales/en/entrance/ui.json' with { type: 'json' };
import graphs from '../../locales/en/work/graphs.json' with { type: 'json' };
import { formatActivityHeadline } from './activity/activity-headline.ts';
import {
  assignmentTimeHeadline,
  timeAveragesHeadline,
  totalTimeHeadline,
  wpmHeadline,
} from './class-graphs/times-headlines.ts';
import { createGraphFormats, type GraphFormats } from './graph-formats.ts';
import { formatHeatHeadline } from './heatmap/heat-headline.ts';
import { formatHourlyHeadline } from './hourly/hour-headline.ts';
import { formatProgressionHeadline } from './progression/progression-headline.ts';
import { formatStripHeadline } from './strip/strip-headline.ts';
import { studentTotalHeadline } from './student-graphs/student-headlines.ts';
import { wordChangeHeadline } from './words/pace.ts';
import { wordsHeadline } from './words/words-headline.ts';

const words = i18next.createInstance();
beforeAll(async () => {
  await words.init({
    lng: 'en',
    fallbackLng: false,
    resources: { en: { graphs, ui }, de: { graphs: germanGraphs, ui: germanUi } },
    interpolation: { escapeValue: true, escape: (text: string) => isolateBidi(text, 'ltr') },
  });
});

type Say = (formats: GraphFormats, t: TFunction<'graphs'>) => string;
const translateWith = (language: 'en' | 'de', say: Say) =>
  say(createGraphFormats(language, words.getFixedT(language, 'ui')), words.getFixedT(language, 'graphs'));

const hour = (start: string, amount: number) => ({ start, amount });
const evenings = [hour('2026-10-13T17:00:00Z', 50), hour('2026-10-20T18:00:00Z', 40)];
const spread = (values: [number, number, number, number, number]) => {
  const [low, quarter, middle, threeQuarters, high] = values;
  return { n: 9, dots: [], box: { low, quarter, middle, threeQuarters, high } };
};
const average = (mean: number) => ({ ...spread([60, 600, 1200, 2400, 3000]), mean, sd: 60 });
const assignment = (title: string, mean: number) => ({
  id: assignmentIdSchema.parse(1),
  title,
  hasWords: true,
  seconds: average(mean),
  activeSeconds: 100,
  thinkSeconds: 100,
  wpm: average(mean / 60),
});
const narrowSpread = {
  ...assignment('A city', 1500),
  seconds: { ...spread([60, 1100, 1200, 1300, 3000]), mean: 1500, sd: 60 },
};
// Ids are branded types; their values do not matter here.
const times = {
  students: [
    ...Array.from({ length: 21 }, () => ({ seconds: 900 })),
    ...[0, 0, 0].map((seconds) => ({ seconds })),
  ],
  total: average(4800),
  assignments: [assignment('A place', 1700), assignment('A city', 1500)],
} as unknown as ClassTimes;
const third = (sum: number, n: number) => ({
  ...spread([1, 2, 3, 4, 5]),
  n,
  sum,
  x: Date.parse('2026-10-13T06:00:00Z'),
  end: Date.parse('2026-10-13T14:00:00Z'),
});
const timezone = 'Europe/Berlin';

/** Three texts, one of them far longer than the others. */
const withOutlier = (mean: number, dots: number[]) => ({ n: dots.length, box: null, dots, mean, sd: 1 });
const afternoons = (sums: [number, number][]) => ({
  unit: 'minutes' as const,
  lanes: [{ title: null, buckets: sums.map(([sum, n]) => third(sum, n)) }],
  timezone,
});

const sentences: [string, Say, string, string][] = [
  [
    'of mean times that few students raise',
    (formats, t) =>
      timeAveragesHeadline(
        [
          { ...assignment('A place', 0), seconds: withOutlier(7200, [600, 900, 20_100]) },
          assignment('A city', 1500),
        ],
        formats,
        t,
      ),
    '“A place” took the longest on average, 2 h; “A city” the shortest, 25 m. A few very high values raise the mean: the median of “A place” is 15 m.',
    '„A place“ dauerte im Mittel am längsten, 2 Std; „A city“ am kürzesten, 25 Min. Einzelne sehr hohe Werte heben den Mittelwert: Der Median von „A place“ ist 15 Min.',
  ],
  [
    'of the mean time of one assignment that few students raise',
    (formats, t) =>
      timeAveragesHeadline(
        [{ ...assignment('A place', 0), seconds: withOutlier(7200, [600, 900, 20_100]) }],
        formats,
        t,
      ),
    '“A place” took 2 h on average. A few very high values raise the mean: the median of “A place” is 15 m.',
    '„A place“ dauerte im Mittel 2 Std. Einzelne sehr hohe Werte heben den Mittelwert: Der Median von „A place“ ist 15 Min.',
  ],
  [
    'of the assignments that do not differ',
    (formats, t) =>
      assignmentTimeHeadline([assignment('A place', 1500), assignment('A city', 1500)], formats, t),
    'The assignments do not differ: in each, half of the students wrote between 10 m and 40 m.',
    'Die Aufgaben unterscheiden sich nicht: In jeder schrieb die Hälfte zwischen 10 Min und 40 Min.',
  ],
  [
    'of a third that one student made, beside the median',
    (formats, t) =>
      formatActivityHeadline(
        afternoons([
          [400, 1],
          [20, 3],
          [30, 4],
        ]),
        formats,
        t,
      ),
    'The most work was done on 2026-10-13, 08:00–16:00: 6 h 40 m, by one student. The median of all these times is 30 m.',
    'Am meisten gearbeitet wurde am 2026-10-13, 08:00–16:00: 6 Std 40 Min, von einer Person. Der Median aller dieser Zeiten ist 30 Min.',
  ],
  [
    'of thirds in which as much was done',
    (formats, t) =>
      formatActivityHeadline(
        afternoons([
          [30, 2],
          [30, 1],
        ]),
        formats,
        t,
      ),
    'The same amount was done in each of the 2 periods: 30 m.',
    'In jedem der 2 Zeiträume wurde gleich viel gearbeitet: 30 Min.',
  ],
  [
    'of assignments that took equally long',
    (formats, t) =>
      timeAveragesHeadline(
        times.assignments.map((one) => ({ ...one, seconds: { ...one.seconds, mean: 2700 } })),
        formats,
        t,
      ),
    'Each assignment took 45 m on average.',
    'Jede Aufgabe dauerte im Mittel 45 Min.',
  ],
  [
    'where most was written at one time of the week',
    (formats, t) =>
      formatHeatHeadline(
        { hours: [...evenings, hour('2026-10-15T06:00:00Z', 10)], timezone, unit: 'words' },
        formats,
        t,
      ),
    'Most writing happened on Tuesday evenings: 90% of all changes.',
    'Das meiste wurde am Dienstagabend geschrieben: 90 % aller Änderungen.',
  ],
  [
    'where files without words were saved at one time of the week',
    (formats, t) => formatHeatHeadline({ hours: evenings, timezone, unit: 'saves' }, formats, t),
    'Most saves were on Tuesday evenings: 100% of all saves.',
    'Das meiste wurde am Dienstagabend gespeichert: 100 % aller Speicherstände.',
  ],
  [
    'where it was spread over the week',
    (formats, t) =>
      formatHeatHeadline(
        {
          hours: [
            hour('2026-10-13T06:00:00Z', 4),
            ...['14', '15', '16', '17'].map((day) => hour(`2026-10-${day}T06:00:00Z`, 3)),
          ],
          timezone,
          unit: 'words',
        },
        formats,
        t,
      ),
    'The busiest part of the week was Tuesday morning, with 25% of all changes.',
    'Am meisten geschrieben wurde am Dienstagvormittag: 25 % aller Änderungen.',
  ],
  [
    'of the hours of the day',
    (formats, t) =>
      formatHourlyHeadline(
        [
          { x: 18, minutes: 90 },
          { x: 9, minutes: 30 },
        ],
        formats,
        t,
      ),
    '75% of the writing time (2 h) fell between 16:00 and 19:00.',
    '75 % der Schreibzeit (2 Std) lagen zwischen 16:00 und 19:00 Uhr.',
  ],
  [
    'of thirds of days, for an assignment',
    (formats, t) =>
      formatActivityHeadline(
        { unit: 'minutes', lanes: [{ title: 'A place', buckets: [third(191, 10)] }], timezone },
        formats,
        t,
      ),
    'The most work was done on 2026-10-13, 08:00–16:00 for “A place”: 3 h 11 m, by 10 students.',
    'Am meisten gearbeitet wurde am 2026-10-13, 08:00–16:00 für „A place“: 3 Std 11 Min, von 10 Studierenden.',
  ],
  [
    'of words, by one student',
    (formats, t) =>
      formatActivityHeadline(
        { unit: 'words', lanes: [{ title: null, buckets: [third(1, 1)] }], timezone },
        formats,
        t,
      ),
    'The most work was done on 2026-10-13, 08:00–16:00: 1 word changed, by one student.',
    'Am meisten gearbeitet wurde am 2026-10-13, 08:00–16:00: 1 geändertes Wort, von einer Person.',
  ],
  [
    'of a class, with those who have not begun',
    (formats, t) => totalTimeHeadline(times, formats, t),
    'Half of those who have started wrote between 10 m and 40 m (median 20 m). 3 of 24 students have not started.',
    'Die Hälfte derer, die begonnen haben, schrieb zwischen 10 Min und 40 Min (Median 20 Min). 3 von 24 haben noch nicht begonnen.',
  ],
  [
    'of mean times',
    (formats, t) => timeAveragesHeadline(times.assignments, formats, t),
    '“A place” took the longest on average, 28 m; “A city” the shortest, 25 m.',
    '„A place“ dauerte im Mittel am längsten, 28 Min; „A city“ am kürzesten, 25 Min.',
  ],
  [
    'of words per minute',
    (formats, t) => wpmHeadline(times.assignments, formats, t),
    '“A place” has the most words per minute on average, 28.3; “A city” the fewest, 25.',
    '„A place“ hat im Mittel die meisten Wörter je Minute, 28,3; „A city“ die wenigsten, 25.',
  ],
  [
    'of the assignment in which students are furthest apart',
    (formats, t) => assignmentTimeHeadline([assignment('A place', 2700), narrowSpread], formats, t),
    'Students differ most for “A place”: half of them wrote between 10 m and 40 m.',
    'Am weitesten liegen die Schreibzeiten bei „A place“ auseinander: Die Hälfte schrieb zwischen 10 Min und 40 Min.',
  ],
  [
    'of words in a minute',
    (formats, t) =>
      wordChangeHeadline(
        [
          { x: 0, y: 12 },
          { x: 60_000, y: 80 },
        ],
        formats,
        t,
      ),
    'In 50% of the 2 minutes with a change, fewer than 25 words were changed. The most in one minute was 80.',
    'In 50 % der 2 Minuten mit einer Änderung wurden weniger als 25 Wörter geändert. Die meisten in einer Minute waren 80.',
  ],
  [
    'of the students of an assignment',
    (formats, t) =>
      formatStripHeadline(
        {
          students: [1, 2, 3],
          measures: [
            { measure: 'totalSeconds', median: 2100 },
            { measure: 'words', median: 441 },
          ],
        },
        formats,
        t,
      ),
    'Half of the 3 texts took less than 35 m of writing, half have fewer than 441 words.',
    'Die Hälfte der 3 Texte brauchte weniger als 35 Min Schreibzeit, die Hälfte hat weniger als 441 Wörter.',
  ],
  [
    'of how a text grew',
    (formats, t) =>
      formatProgressionHeadline(
        {
          segments: [
            {
              points: [
                { save: 1, t: 0, chars: 900, position: 900 },
                { save: 2, t: 9, chars: 1000, position: 100 },
              ],
            },
          ],
          sittings: [{ from: 0, to: 9 }],
        },
        formats,
        t,
      ),
    '1,000 characters in one writing session; 50% of the changes were in the last tenth of the text.',
    '1.000 Zeichen in einer Schreibsitzung; 50 % der Änderungen lagen im letzten Zehntel des Textes.',
  ],
  [
    'of a student beside the class',
    (formats, t) =>
      studentTotalHeadline(
        { seconds: 4320, rank: '19/24', classSeconds: { n: 24, mean: 5340, sd: 60 } },
        formats,
        t,
      ),
    '1 h 12 m in all assignments, rank 19/24. The mean of the class is 1 h 29 m.',
    '1 Std 12 Min für alle Aufgaben zusammen, Rang 19/24. Der Mittelwert des Kurses ist 1 Std 29 Min.',
  ],
  [
    'of the words of a text',
    (formats, t) =>
      wordsHeadline(
        {
          points: [{ seq: 1, t: 0, words: 1234 }],
          sittings: [
            { from: 0, to: 1 },
            { from: 2, to: 3 },
          ],
          joined: 1,
        },
        formats,
        t,
      ),
    '1,234 words, written in 3 writing sessions.',
    '1.234 Wörter, geschrieben in 3 Schreibsitzungen.',
  ],
];

/** Replaces non-breaking spaces. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

it.each(sentences)('the headline of a graph %s', (_name, say, english, german) => {
  expect(withPlainSpaces(translateWith('en', say))).toBe(english);
  expect(withPlainSpaces(translateWith('de', say))).toBe(german);
});
it('the headline of a graph is empty if there is nothing to say', () => {
  expect(
    translateWith('en', (formats, t) =>
      formatHeatHeadline({ hours: [], timezone, unit: 'words' }, formats, t),
    ),
  ).toBe('');
  expect(translateWith('en', (formats, t) => formatHourlyHeadline([], formats, t))).toBe('');
  expect(translateWith('en', (formats, t) => wordChangeHeadline([], formats, t))).toBe('');
});
