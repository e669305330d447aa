/** `#rrggbb` with an opacity of 0 to 1, as CSS writes it. */
export function toRgba(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  const alpha = Math.round(Math.max(0, opacity) * 255);
  return `${color}${alpha.toString(16).padStart(2, '0')}`;
}
