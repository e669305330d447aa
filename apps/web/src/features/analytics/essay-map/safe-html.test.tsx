import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseSafeHtml } from './safe-html.tsx';

const renderHtml = (html: string) => render(<div>{parseSafeHtml(html)}</div>).container.innerHTML;

it('the map of an essay keeps tables with their headers, spans and plain colours', () => {
  const html = renderHtml(
    '<table><caption>Map</caption><tbody><tr><th scope="row">10:00</th><td colspan="2" style="background-color:rgba(70,130,180,0.4)">12</td></tr></tbody></table>',
  );
  expect(html).toContain('<caption>Map</caption>');
  expect(html).toContain('<th scope="row">10:00</th>');
  expect(html).toMatch(/<td colspan="2" style="background-color: rgba\(70, ?130, ?180, ?0\.4\);?">12<\/td>/);
});

it.each([
  ['a script', '<p>a</p><script>window.x = 1</script>', /script|window/],
  ['an event handler', '<p onclick="x()">a</p>', /onclick/],
  ['a link', '<p><a href="javascript:x()">a</a></p>', /href|<a/],
  ['a picture', '<p>a<img src="https://example.org/x.png" onerror="x()"></p>', /img|example/],
  ['a frame', '<p>a</p><iframe srcdoc="<p>b</p>"></iframe>', /iframe/],
  ['a style sheet', '<style>p{background:url(//example.org)}</style><p>a</p>', /style|example/],
  ['a URL in a style', '<p style="background:url(//example.org)">a</p>', /style|example/],
  ['a form', '<form action="/x"><input name="y"><p>a</p></form>', /form|input/],
])('the map of an essay leaves out %s', (_name, html, unwanted) => {
  const result = renderHtml(html);
  expect(result).toContain('a');
  expect(result.replace('<div>', '')).not.toMatch(unwanted);
});
