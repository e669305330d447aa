interface Props {
  mean: number;
  sd: number | null;
  xOf: (value: number) => number;
  y: number;
  thickness: number;
  colour: string;
}

/** One standard deviation on both sides of a mean, clipped at 0. */
export function DeviationLine({ mean, sd, xOf, y, thickness, colour }: Props) {
  if (sd === null || sd === 0) return null;
  const [from, to] = [xOf(Math.max(0, mean - sd)), xOf(mean + sd)];
  const end = thickness / 4;
  return (
    <path
      d={`M${from},${y - end}V${y + end}M${from},${y}H${to}M${to},${y - end}V${y + end}`}
      fill="none"
      stroke={colour}
      strokeWidth={1.5}
    />
  );
}
