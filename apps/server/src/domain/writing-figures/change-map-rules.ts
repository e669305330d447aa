import { toWallTime } from '@redraft/calendar';
import type { Language } from '@redraft/sentences';
import { sentence } from '@redraft/sentences';
import { say } from '../../platform/sentences.ts';

export interface Session {
  /** Milliseconds since 1970. */
  firstAt: number;
  /** Characters inserted and deleted in each part of the final text, from beginning to end. */
  cells: readonly number[];
}

/** The maps of several texts, each under its title; titles are escaped. */
export function joinChangeMaps(maps: readonly { title: string; html: string }[]): string {
  return maps
    .map(({ title, html }) => `<section><h3 dir="auto">${escaped(title)}</h3>${html}</section>`)
    .join('');
}

/** A table with the values that its colours encode, for pages of any style; contains no user content. */
export function drawChangeMap(
  sittings: readonly Session[],
  { zone, language }: { zone: string; language: Language },
): string {
  const caption = escaped(say(language, sentence('map.caption', { zone })));
  if (sittings.length === 0) return `<p>${escaped(say(language, 'map.empty'))}</p>`;
  const parts = sittings[0]?.cells.length ?? 0;
  const largest = Math.max(1, ...sittings.flatMap(({ cells }) => cells));
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const heads = Array.from({ length: parts }, (_part, index) => {
    const from = Math.round((100 * index) / parts);
    return `<th scope="col">${from}–${percents.format((index + 1) / parts)}</th>`;
  });
  const rows = sittings.map(({ firstAt, cells }) => {
    const at = new Date(toWallTime(firstAt, zone)).toISOString().slice(0, 16).replace('T', ' ');
    return `<tr><th scope="row">${at}</th>${cells.map((cell) => cellOf(cell, largest)).join('')}</tr>`;
  });
  const corner = escaped(say(language, 'map.sitting'));
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">${corner}</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The more changes, the more opaque the blue; dark text stays readable on each. A part without changes has no colour. */
function cellOf(changed: number, largest: number): string {
  if (changed === 0) return '<td>0</td>';
  const opacity = Math.round((60 * changed) / largest) / 100;
  return `<td style="background-color:rgba(70,130,180,${opacity})">${changed}</td>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
