import type { ConditionalIcon, ConditionalResult } from '../workbook/conditional-rules.ts';

/** The data bar of a cell, behind its text. */
export function DataBar({ bar }: { bar: NonNullable<ConditionalResult['bar']> }) {
  const { from, to, axis, colour, isGradient } = bar;
  const isNegative = axis !== null && to <= axis && from < axis;
  const background = isGradient
    ? `linear-gradient(to ${isNegative ? 'left' : 'right'}, #${colour}, color-mix(in srgb, #${colour} 25%, transparent))`
    : `#${colour}`;
  return (
    <>
      <span
        className="sheet-bar"
        role="presentation"
        style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%`, background }}
      />
      {axis === null ? null : (
        <span className="sheet-axis" role="presentation" style={{ left: `${axis * 100}%` }} />
      )}
    </>
  );
}

const colours = {
  red: '#d65532',
  yellow: '#eab83d',
  green: '#4f9d4f',
  gray: '#7f7f7f',
  black: '#3f3f3f',
  blue: '#3f76b5',
};

/** From the worst to the best, as the sets are ordered in the file. */
const trafficColours: Readonly<Record<number, readonly string[]>> = {
  3: [colours.red, colours.yellow, colours.green],
  4: [colours.red, '#e28a3b', colours.yellow, colours.green],
  5: [colours.red, '#e28a3b', colours.yellow, '#9ab84a', colours.green],
};

/** Degrees from an arrow that points up. */
const arrowAngles: Readonly<Record<number, readonly number[]>> = {
  3: [180, 90, 0],
  4: [180, 135, 45, 0],
  5: [180, 135, 90, 45, 0],
};

const cross = 'M4 4 L12 12 M12 4 L4 12';
const exclamation = 'M8 3 V9.5 M8 12 V13';
const check = 'M3.5 8.5 L7 12 L12.5 4.5';

/** The icon of a cell; its meaning is in the value beside it. */
export function CellIcon({ icon }: { icon: ConditionalIcon }) {
  return (
    <svg className="sheet-icon" viewBox="0 0 16 16" aria-hidden="true">
      <IconShape {...icon} />
    </svg>
  );
}

function IconShape({ set, index }: ConditionalIcon) {
  const count = Number(set.charAt(0)) || 3;
  const colour = trafficColours[count]?.[index] ?? colours.gray;
  const kind = set.slice(1);
  if (kind.startsWith('Arrows'))
    return (
      <path
        d="M8 1 L14 8 H10.5 V15 H5.5 V8 H2 Z"
        fill={kind === 'ArrowsGray' ? colours.gray : colour}
        transform={`rotate(${arrowAngles[count]?.[index] ?? 0} 8 8)`}
      />
    );
  if (kind === 'Flags') return <path d="M3 1 H4.5 V2 L14 5.5 L4.5 9 V15 H3 Z" fill={colour} />;
  if (kind === 'Signs') return <Sign index={index} colour={colour} />;
  if (kind === 'Symbols' || kind === 'Symbols2')
    return <SymbolIcon index={index} colour={colour} isFilled={kind === 'Symbols'} />;
  if (kind === 'Rating') return <Rating level={index} />;
  if (kind === 'Quarters') return <Quarters quarters={index} />;
  if (kind === 'Stars') return <Star share={index / 2} />;
  if (kind === 'Triangles') return <Triangle index={index} colour={colour} />;
  if (kind === 'Boxes') return <Boxes filled={index} />;
  if (kind === 'RedToBlack')
    return (
      <circle cx="8" cy="8" r="6.5" fill={[colours.black, colours.gray, '#e6a08c', colours.red][index]} />
    );
  if (kind === 'TrafficLights2')
    return (
      <>
        <rect x="0.5" y="0.5" width="15" height="15" rx="2" fill={colours.black} />
        <circle cx="8" cy="8" r="5.5" fill={colour} />
      </>
    );
  return (
    <circle
      cx="8"
      cy="8"
      r="6.5"
      fill={count === 4 && index === 0 ? colours.black : trafficLight(count, index)}
    />
  );
}

const trafficLight = (count: number, index: number): string =>
  (count === 4 ? [colours.black, colours.red, colours.yellow, colours.green] : (trafficColours[count] ?? []))[
    index
  ] ?? colours.gray;

function Sign({ index, colour }: { index: number; colour: string }) {
  if (index === 0) return <path d="M8 0.5 L15.5 8 L8 15.5 L0.5 8 Z" fill={colour} />;
  if (index === 1) return <path d="M8 1 L15.5 15 H0.5 Z" fill={colour} />;
  return <circle cx="8" cy="8" r="7" fill={colour} />;
}

function SymbolIcon({ index, colour, isFilled }: { index: number; colour: string; isFilled: boolean }) {
  const path = [cross, exclamation, check][index] ?? check;
  return (
    <>
      {isFilled ? <circle cx="8" cy="8" r="7.5" fill={colour} /> : null}
      <path
        d={path}
        fill="none"
        stroke={isFilled ? '#ffffff' : colour}
        strokeWidth={isFilled ? 1.8 : 2.6}
        transform={isFilled ? 'translate(2.4 2.4) scale(0.7)' : undefined}
      />
    </>
  );
}

/** Four bars, of which the first are filled. */
function Rating({ level }: { level: number }) {
  return [0, 1, 2, 3].map((bar) => (
    <rect
      key={bar}
      x={1 + bar * 3.7}
      y={11 - bar * 3}
      width="2.8"
      height={4 + bar * 3}
      fill={bar < level ? colours.blue : '#c9ccd1'}
    />
  ));
}

function Quarters({ quarters }: { quarters: number }) {
  const filled = [
    '',
    'M8 8 V1.5 A6.5 6.5 0 0 1 14.5 8 Z',
    'M8 1.5 A6.5 6.5 0 0 1 8 14.5 Z',
    'M8 8 V1.5 A6.5 6.5 0 1 1 1.5 8 Z',
  ];
  return (
    <>
      <circle cx="8" cy="8" r="6.5" fill={quarters >= 4 ? colours.black : '#ffffff'} stroke={colours.black} />
      <path d={filled[quarters] ?? ''} fill={colours.black} />
    </>
  );
}

const starPath = 'M8 1 L10.1 5.8 L15.3 6.3 L11.4 9.8 L12.5 15 L8 12.2 L3.5 15 L4.6 9.8 L0.7 6.3 L5.9 5.8 Z';

function Star({ share }: { share: number }) {
  return (
    <>
      <path d={starPath} fill="#ffffff" stroke={colours.yellow} />
      <path d={starPath} fill={colours.yellow} style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }} />
    </>
  );
}

function Triangle({ index, colour }: { index: number; colour: string }) {
  if (index === 1) return <rect x="2" y="6.5" width="12" height="3" fill={colour} />;
  return <path d={index === 0 ? 'M2 4 H14 L8 13 Z' : 'M8 3 L14 12 H2 Z'} fill={colour} />;
}

function Boxes({ filled }: { filled: number }) {
  const places = [
    [1, 8.5],
    [8.5, 8.5],
    [1, 1],
    [8.5, 1],
  ] as const;
  return places.map(([x, y], box) => (
    <rect
      key={`${x}-${y}`}
      x={x}
      y={y}
      width="6.5"
      height="6.5"
      fill={box < filled ? colours.blue : '#c9ccd1'}
    />
  ));
}
