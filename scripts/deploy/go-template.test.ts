import { expect, it } from 'vitest';
import { renderChart } from './go-template.ts';

const context = {
  Values: { name: 'web', on: true, off: false, none: [], list: ['b', 'a'], map: { z: 1, a: 'x: y' } },
};
const render = (text: string, names = '') =>
  renderChart({
    templates: new Map([
      ['_names.tpl', names],
      ['one.yaml', `result: |\n  =${text}`],
    ]),
    context,
  })
    .flatMap(({ documents }) => documents)
    .map((one) => (one as { result: string }).result.replace(/^=\s*/, '')); // cast: what the line above writes

it.each([
  ['{{ .Values.name }}', 'web'],
  ['{{ .Values.name | quote }}', '"web"'],
  ['{{ $.Values.name }}', 'web'],
  ['{{- if .Values.on }}yes{{- end }}', 'yes'],
  ['a{{- if .Values.off }}no{{- end }}', 'a'],
  ['a{{- if .Values.none }}no{{- end }}', 'a'],
  ['{{- range $one := .Values.list }}[{{ $one }}]{{- end }}', '[b][a]'],
  ['{{- range $key, $one := .Values.map }}[{{ $key }}={{ $one }}]{{- end }}', '[a=x: y][z=1]'],
  ['a {{- range $one := .Values.list }} {{ $.Values.name }}{{- end }}', 'a web web'],
  ['{{- toYaml .Values.list | nindent 2 }}', '- b\n- a'],
  ['{{ .Values.list | toJson }}', '["b","a"]'],
])('a template is rendered as Helm renders it: %s', (text, result) => {
  expect(render(text)[0]?.trim()).toBe(result);
});

it('a template includes a definition of another file', () => {
  const names = '{{- define "labels" -}}\nname: {{ .Values.name }}\n{{- end }}';
  expect(render('{{- include "labels" . | nindent 2 }}', names)[0]?.trim()).toBe('name: web');
});

it.each([
  ['a key that is not there', '{{ .Values.other }}'],
  ['a function that is not known', '{{ .Values.name | upper }}'],
  ['a block that does not end', '{{- if .Values.on }}yes'],
  ['a template that is not there', '{{ include "other" . }}'],
  ['a comparison', '{{- if eq .Values.name "web" }}yes{{- end }}'],
])('a template with %s is refused', (_what, text) => {
  expect(() => render(text)).toThrow();
});
