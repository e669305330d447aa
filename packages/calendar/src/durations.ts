export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** A duration in whole seconds; negative ones count as zero. */
export function durationParts(totalSeconds: number): DurationParts {
  const totalWhole = Math.max(0, Math.floor(totalSeconds));
  return {
    days: Math.floor(totalWhole / 86_400),
    hours: Math.floor(totalWhole / 3_600) % 24,
    minutes: Math.floor(totalWhole / 60) % 60,
    seconds: totalWhole % 60,
  };
}

/** Hours, minutes and seconds in the format of spreadsheet programs: 27:05:09. */
export function clockDuration(totalSeconds: number): string {
  const { days, hours, minutes, seconds } = durationParts(totalSeconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${days * 24 + hours}:${two(minutes)}:${two(seconds)}`;
}
