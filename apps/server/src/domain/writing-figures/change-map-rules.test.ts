import { expect, it } from 'vitest';
import { drawChangeMap } from './change-map-rules.ts';

const options = { zone: 'Europe/Berlin', language: 'en' } as const;

it('the map of a text has a row for each sitting, on the clock of the class, and a column for each part', () => {
  const html = drawChangeMap(
    [
      { firstAt: Date.UTC(2026, 6, 1, 8), cells: [12, 0] },
      { firstAt: Date.UTC(2026, 6, 2, 22, 30), cells: [0, 24] },
    ],
    options,
  );
  expect(html).toContain('<th scope="col">0–50 %</th><th scope="col">50–100 %</th>');
  expect(html).toContain('<th scope="row">2026-07-01 10:00</th>');
  expect(html).toContain('<th scope="row">2026-07-03 00:30</th>');
  expect(html).toContain('<td style="background-color:rgba(70,130,180,0.3)">12</td>');
  expect(html).toContain('<td style="background-color:rgba(70,130,180,0.6)">24</td>');
  expect(html).toContain('Europe/Berlin');
});

it('the map of a text that nobody has written in says so', () => {
  expect(drawChangeMap([], options)).toBe('<p>Nothing has been written yet.</p>');
});
