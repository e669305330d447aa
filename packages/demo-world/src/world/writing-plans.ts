import { addDays, dayOf } from '@redraft/calendar';
import { essayOf } from '../essays/index.ts';
import { habits } from '../habits/index.ts';
import { spanOf, type WritingProcess } from '../process.ts';
import { between, type Random, randomFrom } from '../random.ts';
import { hourOf } from './calendar.ts';
import { habitOf, type Part } from './cast.ts';
import { studentName } from './people.ts';
import type { DemoAssignment } from './types.ts';

/** What all writing plans of a world have in common. */
export interface Setting {
  readonly seed: string;
  readonly now: number;
  readonly zone: string;
  readonly saveEveryMs: number;
}

type Brief = Pick<DemoAssignment, 'key' | 'startAt' | 'endAt'>;

const minuteMs = 60_000;

/** Plans in days are made for eight days; a longer assignment is written with longer gaps. */
const plannedDays = 8;

/** When and how a student writes for an assignment; null for those who write nothing. */
export function writingPlan(part: Part, brief: Brief, setting: Setting): WritingProcess | null {
  if (part.essay === null) return null;
  const habit = part.habit ?? habitOf[part.student - 1] ?? 'steady';
  const key = `${setting.seed}/${brief.key}/${part.student}`;
  const random = randomFrom(`${key}/calendar`);
  const process: WritingProcess = {
    essay: essayOf(part.essay),
    habit,
    key,
    person: `${setting.seed}/${part.student}`,
    sittings: [],
    stopAt: null,
    saveEveryMs: setting.saveEveryMs,
  };
  const sittings = sittingsOf({ part, brief, setting, random, planned: habits[habit].sittings });
  return stopped({ ...process, sittings }, part, brief, setting);
}

interface Calendar {
  readonly part: Part;
  readonly brief: Brief;
  readonly setting: Setting;
  readonly random: Random;
  readonly planned: readonly { readonly daysBefore: number; readonly hour: number }[];
}

function sittingsOf({ part, brief, setting, random, planned }: Calendar): number[] {
  const { zone } = setting;
  const aimFrom = part.ending === 'running' || brief.endAt > setting.now ? setting.now : brief.endAt;
  const aimDay = addDays(dayOf(aimFrom, zone), part.aim);
  const firstDay = addDays(dayOf(brief.startAt, zone), 1);
  const span = daysBetween(firstDay, aimDay) / plannedDays;
  return planned.map(({ daysBefore, hour }) => {
    // The last day stays the last day: what stretches is the time before it.
    const days = daysBefore <= 1 ? daysBefore : Math.round(daysBefore * span);
    const day = addDays(aimDay, -days);
    return hourOf(day, hour + between(random, -0.6, 0.6), zone) + Math.floor(random() * minuteMs);
  });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function stopped(process: WritingProcess, part: Part, brief: Brief, setting: Setting): WritingProcess {
  switch (part.ending) {
    case 'cut-off':
      return { ...process, sittings: [brief.endAt - 41 * minuteMs], stopAt: brief.endAt };
    case 'by-instructor': {
      const last = process.sittings.at(-2) ?? brief.endAt;
      return { ...process, stopAt: last };
    }
    case 'running':
      return { ...process, stopAt: setting.now - minuteMs };
    case 'late':
    case 'exception':
      return process;
    case 'empty':
    case 'in-time':
    case 'forgotten':
      return endedBy(process, Math.min(brief.endAt, setting.now) - 12 * minuteMs);
  }
}

/** Moves a whole process to earlier hours when it would run past its limit. */
function endedBy(process: WritingProcess, limit: number): WritingProcess {
  const over = (spanOf(process)?.lastAt ?? limit) - limit;
  if (over <= 0) return process;
  return { ...process, sittings: process.sittings.map((at) => at - over) };
}

export function usernameOf(part: Part): string {
  return studentName(part.student);
}
