import { z } from 'zod';
import { heatHourSchema, heatUnitSchema } from './analytics.ts';
import { quantilesSchema } from './class-figures.ts';
import { contentTypeSchema } from './content-types.ts';
import { assignmentIdSchema, classIdSchema, fileIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { chosenDaySchema, daySchema, mapBinsSchema, timeZoneSchema } from './wire.ts';

const countSchema = z.number().int().min(0);
/** Milliseconds since 1970. */
const timeSchema = z.number();
const pointSchema = z.object({ x: z.number(), y: z.number() });

/** For a class or an assignment; days are calendar days in the zone of the class, both inclusive. */
const rangeShape = { from: chosenDaySchema.optional(), to: chosenDaySchema.optional() };
export const classGraphQuerySchema = z.object({ id: classIdSchema, ...rangeShape });
export type ClassGraphQuery = z.infer<typeof classGraphQuerySchema>;
export const assignmentGraphQuerySchema = z.object({ id: assignmentIdSchema, ...rangeShape });
export type AssignmentGraphQuery = z.infer<typeof assignmentGraphQuerySchema>;
export const studentGraphBodySchema = z.object({ courseId: classIdSchema, studentId: userIdSchema });
export type StudentGraphBody = z.infer<typeof studentGraphBodySchema>;

/** Distribution of several students' values: a box plot for five or more, else the sorted values (docs/metrics.md#quantiles). */
export const spreadSchema = z.object({
  n: countSchema,
  box: quantilesSchema.nullable(),
  dots: z.array(z.number()),
});
export type Spread = z.infer<typeof spreadSchema>;

/** With mean and sample standard deviation; null for no value, or a single one. */
export const averageSchema = spreadSchema.extend({ mean: z.number().nullable(), sd: z.number().nullable() });
export type Average = z.infer<typeof averageSchema>;

/** The first and last day with any writing, whatever range was requested; null if there are none. */
const daysSchema = z.object({ first: daySchema, last: daySchema }).nullable();

/** False if only files without a tracked text were written in it, such as spreadsheets. */
const hasWordsSchema = z.boolean();

const graphShape = { timezone: z.string(), algorithmVersion: z.string() };

/** Minutes of writing by hour of day, summed over the days; `x` is 0 to 23, all hours are included. */
export const hourlyActivitySchema = z.object({
  ...graphShape,
  days: daysSchema,
  /** Distribution over the students who wrote in that hour. */
  hours: z.array(spreadSchema.extend({ x: z.number().int(), minutes: z.number() })),
});
export type HourlyActivity = z.infer<typeof hourlyActivitySchema>;

/** A third of a day in the zone of the class, starting at 00, 08 or 16; 7 or 9 hours if clocks change. `x` and `end` in milliseconds since 1970. */
const bucketSchema = spreadSchema.extend({ x: timeSchema, end: timeSchema, sum: z.number() });

/** Minutes of writing by third of a day, distributed over the students who wrote in it. Empty thirds are left out. */
export const assignmentActivitySchema = z.object({
  ...graphShape,
  days: daysSchema,
  assignments: z.array(
    z.object({ id: assignmentIdSchema, title: z.string(), buckets: z.array(bucketSchema) }),
  ),
});
export type AssignmentActivity = z.infer<typeof assignmentActivitySchema>;

/** Words changed by third of a day, distributed over the students who wrote in it (docs/metrics.md#words-changed). */
export const wordsChangedSchema = z.object({
  ...graphShape,
  days: daysSchema,
  buckets: z.array(bucketSchema),
});
export type WordsChanged = z.infer<typeof wordsChangedSchema>;

/** Total writing time of each student, and a comparison of assignments: Class Total Time, Time Averages, WPM Averages, Assignment Time. */
export const classTimesSchema = z.object({
  /** Longest first. */
  students: z.array(
    z.object({
      id: userIdSchema,
      firstName: z.string(),
      lastName: z.string(),
      seconds: countSchema,
      rank: z.string(),
    }),
  ),
  /** Over the students with any time. */
  total: averageSchema,
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      hasWords: hasWordsSchema,
      seconds: averageSchema,
      /** Means over the same students. */
      activeSeconds: z.number().nullable(),
      thinkSeconds: z.number().nullable(),
      wpm: averageSchema,
    }),
  ),
  algorithmVersion: z.string(),
});
export type ClassTimes = z.infer<typeof classTimesSchema>;

const meanSchema = averageSchema.pick({ n: true, mean: true, sd: true });

/** Student Total Time, WPM Averages and Assignment Activity of one student, each with the mean of the class. */
export const studentTimeSeriesSchema = z.object({
  ...graphShape,
  seconds: countSchema,
  rank: z.string(),
  classSeconds: meanSchema,
  days: daysSchema,
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      hasWords: hasWordsSchema,
      /** Null if the student has not started. */
      submissionId: submissionIdSchema.nullable(),
      seconds: countSchema,
      activeSeconds: countSchema,
      thinkSeconds: countSchema,
      /** Null for a file without a tracked text. */
      words: countSchema.nullable(),
      wpm: countSchema.nullable(),
      rank: z.string(),
      classSeconds: meanSchema,
      classWpm: meanSchema,
      /** Minutes of writing by third of a day. */
      buckets: z.array(pointSchema.extend({ end: timeSchema })),
    }),
  ),
});
export type StudentTimeSeries = z.infer<typeof studentTimeSeriesSchema>;

/** Minutes of writing of one student by hour of day; all hours are included. */
export const studentHourlySchema = z.object({ ...graphShape, hours: z.array(pointSchema) });
export type StudentHourly = z.infer<typeof studentHourlySchema>;

/** Words that one student changed in each minute (docs/metrics.md#words-changed); `x` in milliseconds since 1970. */
export const studentWordChangeSchema = z.object({
  ...graphShape,
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      submissionId: submissionIdSchema,
      points: z.array(pointSchema),
    }),
  ),
});
export type StudentWordChange = z.infer<typeof studentWordChangeSchema>;

/** Heatmap levels of each additional file: by words if its text is tracked, else by saves. */
export const additionalHeatmapsSchema = z.object({
  ...graphShape,
  files: z.array(
    z.object({
      fileId: fileIdSchema,
      title: z.string(),
      type: contentTypeSchema,
      unit: heatUnitSchema,
      hours: z.array(heatHourSchema),
    }),
  ),
});
export type AdditionalHeatmaps = z.infer<typeof additionalHeatmapsSchema>;
export const additionalHeatmapsQuerySchema = z.object({
  id: submissionIdSchema,
  tz: timeZoneSchema.optional(),
});

/** Titles correspond to IDs; the zone defaults to that of the class. */
export const essayMapBodySchema = z.object({
  ids: z.array(submissionIdSchema).max(100),
  titles: z.array(bareText().max(500)).max(100).optional(),
  tz: timeZoneSchema.optional(),
});
export type EssayMapBody = z.infer<typeof essayMapBodySchema>;

/** Submissions by ID, plain or in objects. */
export const totalWordBodySchema = z
  .array(z.union([submissionIdSchema, z.object({ id: submissionIdSchema }).transform(({ id }) => id)]))
  .max(5000);

/** Real time, sessions one by one, or sessions end to end (docs/metrics.md#position-by-time). */
export const timeAxisSchema = z.enum(['real', 'session', 'compressed']);

/** Characters inserted and deleted, by time and by position in the current text (docs/metrics.md#position-by-time). */
export const changeDistributionSchema = z.object({
  ...graphShape,
  axis: timeAxisSchema,
  /** Per row, its first and last save and the save's number in the rewind; null if there is no save. */
  rows: z.array(z.object({ from: timeSchema, to: timeSchema, save: countSchema }).nullable()),
  /** `cells[row][place]`, from the beginning of the text to its end. */
  cells: z.array(z.array(countSchema)),
  /** Characters of the current text. */
  length: countSchema,
});
export type ChangeDistribution = z.infer<typeof changeDistributionSchema>;
export const changeDistributionQuerySchema = z.object({
  submissionId: submissionIdSchema,
  axis: timeAxisSchema.default('session'),
  bins: mapBinsSchema.default(20),
});

/** Length of the text and position of the last change, after some of the saves. A segment ends at a break. */
export const progressionSchema = z.object({
  ...graphShape,
  /** Number of saves that changed the text, drawn or not. */
  saves: countSchema,
  sittings: z.array(z.object({ from: timeSchema, to: timeSchema })),
  segments: z.array(
    z.object({
      points: z.array(
        z.object({
          /** Number in the rewind, from 1. */
          save: countSchema,
          t: timeSchema,
          chars: countSchema,
          position: countSchema,
        }),
      ),
    }),
  ),
});
export type Progression = z.infer<typeof progressionSchema>;

/** Measures of the strip plot: seconds, words, words per minute, counts, shares, points. */
export const stripMetricSchema = z.enum([
  'totalSeconds',
  'activeSeconds',
  'words',
  'wordsPerMinute',
  'sittings',
  'days',
  'activeToThink',
  'changed',
  'effort',
  'revision',
]);
export type StripMetric = z.infer<typeof stripMetricSchema>;

/** A dot per student and measure of an assignment, with median and dispersion (docs/metrics.md#rank). */
export const stripPlotSchema = z.object({
  students: z.array(
    z.object({ submissionId: submissionIdSchema, firstName: z.string(), lastName: z.string() }),
  ),
  measures: z.array(
    spreadSchema.extend({
      measure: stripMetricSchema,
      median: z.number().nullable(),
      /** Median absolute deviation. */
      mad: z.number().nullable(),
      /** In the order of the students with a value; `z` is null for fewer than eight of them, and if half of them are equal. */
      values: z.array(
        z.object({ submissionId: submissionIdSchema, value: z.number(), z: z.number().nullable() }),
      ),
    }),
  ),
  algorithmVersion: z.string(),
});
export type StripPlot = z.infer<typeof stripPlotSchema>;
