export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** A span of time in whole seconds; one that is less than none is none. */
export function durationParts(totalSeconds: number): DurationParts {
  const whole = Math.max(0, Math.floor(totalSeconds));
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3_600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** Hours, minutes and seconds as spreadsheet programs read a duration: 27:05:09. */
export function clockDuration(totalSeconds: number): string {
  const { days, hours, minutes, seconds } = durationParts(totalSeconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${days * 24 + hours}:${two(minutes)}:${two(seconds)}`;
}
