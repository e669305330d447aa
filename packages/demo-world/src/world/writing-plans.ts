import { addDays, dayOf } from '@redraft/calendar';
import { essayOf } from '../essays/index.ts';
import { habits } from '../habits/index.ts';
import { spanOf, type WritingProcess } from '../process.ts';
import { between, type Random, randomFrom } from '../random.ts';
import { hourOf } from './calendar.ts';
import { studentName } from './people.ts';
import { habitsOfStudents, type StudentPlan } from './student-plans.ts';
import type { DemoAssignment } from './types.ts';

/** Values that are the same for all students and assignments of a world. */
export interface WorldContext {
  readonly seed: string;
  readonly now: number;
  readonly zone: string;
  readonly saveEveryMs: number;
}

type AssignmentDates = Pick<DemoAssignment, 'key' | 'startAt' | 'endAt'>;

const minuteMs = 60_000;

/** `daysBefore` of a habit is given for an assignment of eight days, and is scaled to the length of the assignment. */
const plannedDays = 8;

/** When and how a student writes for an assignment; null for those who write nothing. */
export function planWriting(
  plan: StudentPlan,
  assignment: AssignmentDates,
  world: WorldContext,
): WritingProcess | null {
  if (plan.essay === null) return null;
  const habit = plan.habit ?? habitsOfStudents[plan.student - 1] ?? 'steady';
  const key = `${world.seed}/${assignment.key}/${plan.student}`;
  const random = randomFrom(`${key}/calendar`);
  const process: WritingProcess = {
    essay: essayOf(plan.essay),
    habit,
    key,
    person: `${world.seed}/${plan.student}`,
    sittings: [],
    stopAt: null,
    saveEveryMs: world.saveEveryMs,
  };
  const sittings = sittingsOf({ plan, assignment, world, random, planned: habits[habit].sittings });
  return applyEnding({ ...process, sittings }, plan, assignment, world);
}

interface SittingOptions {
  readonly plan: StudentPlan;
  readonly assignment: AssignmentDates;
  readonly world: WorldContext;
  readonly random: Random;
  readonly planned: readonly { readonly daysBefore: number; readonly hour: number }[];
}

function sittingsOf({ plan, assignment, world, random, planned }: SittingOptions): number[] {
  const { zone } = world;
  const referenceTime =
    plan.ending === 'running' || assignment.endAt > world.now ? world.now : assignment.endAt;
  const lastDay = addDays(dayOf(referenceTime, zone), plan.finishDay);
  const firstDay = addDays(dayOf(assignment.startAt, zone), 1);
  const span = daysBetween(firstDay, lastDay) / plannedDays;
  return planned.map(({ daysBefore, hour }) => {
    // Sessions on the last day and the day before stay there; only earlier ones are scaled.
    const days = daysBefore <= 1 ? daysBefore : Math.round(daysBefore * span);
    const day = addDays(lastDay, -days);
    return hourOf(day, hour + between(random, -0.6, 0.6), zone) + Math.floor(random() * minuteMs);
  });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function applyEnding(
  process: WritingProcess,
  plan: StudentPlan,
  assignment: AssignmentDates,
  world: WorldContext,
): WritingProcess {
  switch (plan.ending) {
    case 'cut-off':
      return { ...process, sittings: [assignment.endAt - 41 * minuteMs], stopAt: assignment.endAt };
    case 'by-instructor': {
      const last = process.sittings.at(-2) ?? assignment.endAt;
      return { ...process, stopAt: last };
    }
    case 'running':
      return { ...process, stopAt: world.now - minuteMs };
    case 'late':
    case 'exception':
      return process;
    case 'empty':
    case 'in-time':
    case 'forgotten':
      return shiftToEndBy(process, Math.min(assignment.endAt, world.now) - 12 * minuteMs);
  }
}

/** Moves all sessions of a process earlier by the time by which it would exceed its limit. */
function shiftToEndBy(process: WritingProcess, limit: number): WritingProcess {
  const overrunMs = (spanOf(process)?.lastAt ?? limit) - limit;
  if (overrunMs <= 0) return process;
  return { ...process, sittings: process.sittings.map((at) => at - overrunMs) };
}

export function usernameOf(plan: StudentPlan): string {
  return studentName(plan.student);
}
