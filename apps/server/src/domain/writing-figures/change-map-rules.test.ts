import { expect, it } from 'vitest';
import { drawChangeMap, joinChangeMaps } from './change-map-rules.ts';

const options = { zone: 'Europe/Berlin', language: 'en' } as const;

it("the change map of a text has a row per session in the class's time zone, and a column per section of the text", () => {
  const html = drawChangeMap(
    [
      { firstAt: Date.UTC(2026, 6, 1, 8), cells: [12, 0] },
      { firstAt: Date.UTC(2026, 6, 2, 22, 30), cells: [0, 24] },
    ],
    options,
  );
  expect(html).toContain('<th scope="col">0–50%</th><th scope="col">50–100%</th>');
  expect(html).toContain('<th scope="row">2026-07-01 10:00</th>');
  expect(html).toContain('<th scope="row">2026-07-03 00:30</th>');
  expect(html).toContain('<td style="background-color:rgba(70,130,180,0.3)">12</td>');
  expect(html).toContain('<td style="background-color:rgba(70,130,180,0.6)">24</td>');
  expect(html).toContain('<td>0</td>');
  expect(html).toContain('Europe/Berlin');
});

it('the change map of an unchanged text says so', () => {
  expect(drawChangeMap([], options)).toBe('<p>Nothing has been written yet.</p>');
});

it('change maps of several texts have escaped titles', () => {
  const html = joinChangeMaps([{ title: '<b>1 & 2</b>', html: '<p>One</p>' }]);
  expect(html).toBe('<section><h3 dir="auto">&lt;b&gt;1 &amp; 2&lt;/b&gt;</h3><p>One</p></section>');
});
