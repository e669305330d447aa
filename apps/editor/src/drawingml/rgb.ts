/** Red, green and blue, 0 to 1 each. */
export type Rgb = [red: number, green: number, blue: number];

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Of a channel: as light, from the value that sRGB stores, and back. */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

export function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** `#rrggbb` */
export function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function toRgb(color: string): Rgb {
  const parseChannel = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16) / 255 || 0;
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
}

export function averageColors(colors: readonly string[]): string {
  const all = colors.map(toRgb);
  return toHex([0, 1, 2].map((index) => all.reduce((sum, rgb) => sum + (rgb[index] ?? 0), 0) / all.length));
}
