import { z } from 'zod';
import { quantilesSchema } from './class-figures.ts';
import { contentTypeSchema } from './content-types.ts';
import { assignmentIdSchema, classIdSchema, fileIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { chosenDaySchema, daySchema, instantSchema, mapBinsSchema, timeZoneSchema } from './wire.ts';

const countSchema = z.number().int().min(0);
/** Milliseconds since 1970. */
const timeSchema = z.number();
const pointSchema = z.object({ x: z.number(), y: z.number() });

/** Of a class or an assignment; days are those of the class's calendar, both ends included. */
const rangeShape = { from: chosenDaySchema.optional(), to: chosenDaySchema.optional() };
export const classGraphQuerySchema = z.object({ id: classIdSchema, ...rangeShape });
export type ClassGraphQuery = z.infer<typeof classGraphQuerySchema>;
export const assignmentGraphQuerySchema = z.object({ id: assignmentIdSchema, ...rangeShape });
export type AssignmentGraphQuery = z.infer<typeof assignmentGraphQuerySchema>;
export const studentGraphBodySchema = z.object({ courseId: classIdSchema, studentId: userIdSchema });
export type StudentGraphBody = z.infer<typeof studentGraphBodySchema>;

/** Values of several students: a box of five and more, the values in order of fewer (docs/metrics.md#quantiles). */
export const spreadSchema = z.object({
  n: countSchema,
  box: quantilesSchema.nullable(),
  dots: z.array(z.number()),
});
export type Spread = z.infer<typeof spreadSchema>;

/** With mean and sample standard deviation; null where there is no value, or a single one. */
export const averageSchema = spreadSchema.extend({ mean: z.number().nullable(), sd: z.number().nullable() });
export type Average = z.infer<typeof averageSchema>;

/** The first and the last day on which anything was written, whatever range was asked for; null where nothing was. */
const daysSchema = z.object({ first: daySchema, last: daySchema }).nullable();

const graphShape = { timezone: z.string(), algorithmVersion: z.string() };

/** Minutes of writing in each hour of the day, summed over the days; `x` is 0 to 23, each hour is there. */
export const hourlyActivitySchema = z.object({
  ...graphShape,
  days: daysSchema,
  /** Spread over the students who wrote in that hour. */
  hours: z.array(spreadSchema.extend({ x: z.number().int(), minutes: z.number() })),
});
export type HourlyActivity = z.infer<typeof hourlyActivitySchema>;

/** A third of a day of the class, at 00, 08 or 16; 7 or 9 hours where clocks change. `x` and `end` in milliseconds since 1970. */
const bucketSchema = spreadSchema.extend({ x: timeSchema, end: timeSchema, sum: z.number() });

/** Minutes of writing in each third of a day, spread over the students who wrote in it. Thirds without any are left out. */
export const assignmentActivitySchema = z.object({
  ...graphShape,
  days: daysSchema,
  assignments: z.array(
    z.object({ id: assignmentIdSchema, title: z.string(), buckets: z.array(bucketSchema) }),
  ),
});
export type AssignmentActivity = z.infer<typeof assignmentActivitySchema>;

/** Words changed in each third of a day, spread over the students who wrote in it (docs/metrics.md#words-changed). */
export const wordsChangedSchema = z.object({
  ...graphShape,
  days: daysSchema,
  buckets: z.array(bucketSchema),
});
export type WordsChanged = z.infer<typeof wordsChangedSchema>;

/** Total writing time of each student, and the assignments beside each other: Class Total Time, Time Averages, WPM Averages, Assignment Time. */
export const classTimesSchema = z.object({
  /** The longest first. */
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

/** Student Total Time, WPM Averages and Assignment Activity of one student, each beside the mean of the class. */
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
      /** Null where the student has not begun. */
      submissionId: submissionIdSchema.nullable(),
      seconds: countSchema,
      activeSeconds: countSchema,
      thinkSeconds: countSchema,
      words: countSchema,
      wpm: countSchema.nullable(),
      rank: z.string(),
      classSeconds: meanSchema,
      classWpm: meanSchema,
      /** Minutes of writing in each third of a day. */
      buckets: z.array(pointSchema.extend({ end: timeSchema })),
    }),
  ),
});
export type StudentTimeSeries = z.infer<typeof studentTimeSeriesSchema>;

/** Minutes of writing of one student in each hour of the day; each hour is there. */
export const studentHourlySchema = z.object({ ...graphShape, hours: z.array(pointSchema) });
export type StudentHourly = z.infer<typeof studentHourlySchema>;

/** Words that one student changed in each clock minute (docs/metrics.md#words-changed); `x` in milliseconds since 1970. */
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

/** Levels of the heatmap of each additional file: of words where its text is followed, of saves where it is not. */
export const additionalHeatmapsSchema = z.object({
  ...graphShape,
  files: z.array(
    z.object({
      fileId: fileIdSchema,
      title: z.string(),
      type: contentTypeSchema,
      unit: z.enum(['words', 'saves']),
      hours: z.array(
        z.object({
          start: instantSchema,
          amount: z.number(),
          level: z.enum(['low', 'medium', 'high', 'extreme']),
        }),
      ),
    }),
  ),
});
export type AdditionalHeatmaps = z.infer<typeof additionalHeatmapsSchema>;
export const additionalHeatmapsQuerySchema = z.object({
  id: submissionIdSchema,
  tz: timeZoneSchema.optional(),
});

/** Each with its title, as many titles as ids; the zone is the class's where none is named. */
export const essayMapBodySchema = z.object({
  ids: z.array(submissionIdSchema).max(100),
  titles: z.array(bareText().max(500)).max(100).optional(),
  tz: timeZoneSchema.optional(),
});
export type EssayMapBody = z.infer<typeof essayMapBodySchema>;

/** Submissions by their ids, bare or in objects. */
export const totalWordBodySchema = z
  .array(z.union([submissionIdSchema, z.object({ id: submissionIdSchema }).transform(({ id }) => id)]))
  .max(5000);

/** Real time, sittings one by one, or sittings end to end (docs/metrics.md#position-by-time). */
export const timeAxisSchema = z.enum(['real', 'session', 'compressed']);

/** Characters inserted and deleted, by when and by where in the text as it is now (docs/metrics.md#position-by-time). */
export const changeDistributionSchema = z.object({
  ...graphShape,
  axis: timeAxisSchema,
  /** Of each row, the first and the last save in it and its number in the rewind; null where nothing was saved in it. */
  rows: z.array(z.object({ from: timeSchema, to: timeSchema, save: countSchema }).nullable()),
  /** `cells[row][place]`, from the beginning of the text to its end. */
  cells: z.array(z.array(countSchema)),
  /** Characters of the text as it is now. */
  length: countSchema,
});
export type ChangeDistribution = z.infer<typeof changeDistributionSchema>;
export const changeDistributionQuerySchema = z.object({
  submissionId: submissionIdSchema,
  axis: timeAxisSchema.default('session'),
  bins: mapBinsSchema.default(20),
});

/** Length of the text and place of the last change, after some of the saves. A segment ends where somebody was away. */
export const progressionSchema = z.object({
  ...graphShape,
  /** All saves that changed the text, drawn or not. */
  saves: countSchema,
  sittings: z.array(z.object({ from: timeSchema, to: timeSchema })),
  segments: z.array(
    z.object({
      points: z.array(
        z.object({
          /** In the rewind's count, from 1. */
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

/** What the strip plot shows: seconds, words, a minute's words, how many, shares, points. */
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

/** One dot for each student and measure of an assignment, with the middle and how far apart they are (docs/metrics.md#rank). */
export const stripPlotSchema = z.object({
  students: z.array(
    z.object({ submissionId: submissionIdSchema, firstName: z.string(), lastName: z.string() }),
  ),
  measures: z.array(
    spreadSchema.extend({
      measure: stripMetricSchema,
      median: z.number().nullable(),
      /** Median of the distances from the median. */
      mad: z.number().nullable(),
      /** In the order of the students who have one; `z` is null below eight of them, and where half of them are equal. */
      values: z.array(
        z.object({ submissionId: submissionIdSchema, value: z.number(), z: z.number().nullable() }),
      ),
    }),
  ),
  algorithmVersion: z.string(),
});
export type StripPlot = z.infer<typeof stripPlotSchema>;
