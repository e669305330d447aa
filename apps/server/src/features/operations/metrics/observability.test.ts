import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { pool } from '../../../platform/db.ts';
import { defineJob, noPayloadSchema, startJobs } from '../../../platform/jobs.ts';
import { createLogger } from '../../../platform/logging.ts';
import { timeJob, timeObjectCall } from '../../../platform/process-metrics.ts';
import { useApp } from '../../../testing/app.ts';

/** The files for Grafana and Prometheus ask for metrics and labels that the program has. */
const token = 'who may read figures';
const app = useApp({ settings: { metricsToken: token } });
const folder = new URL('../../../../../../deploy/observability/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const dashboard = dashboardSchema.parse(JSON.parse(read('grafana-dashboard.json')));
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...read('alerts.yaml').matchAll(/^ +expr: '(.*)'$/gm)].map(([, expr = '']) =>
    expr.replaceAll("''", "'"),
  ),
];

interface Selector {
  name: string;
  labels: string[];
}

/** The vectors that an expression selects with the labels of their matchers, and the labels that it groups by. */
function analyze(expression: string): { isValid: boolean; selectors: Selector[]; groupedBy: string[] } {
  const selectors: Selector[] = [];
  const groupedBy: string[] = [];
  let isValid = true;
  parser.parse(expression).iterate({
    enter: ({ type, node, from, to }) => {
      const text = expression.slice(from, to);
      if (type.isError) isValid = false;
      if (type.name === 'VectorSelector')
        selectors.push({ name: /^[\w:]+/.exec(text)?.[0] ?? '', labels: [] });
      if (type.name === 'LabelName' && node.parent?.name === 'GroupingLabels') groupedBy.push(text);
      else if (type.name === 'LabelName') selectors.at(-1)?.labels.push(text);
    },
  });
  return { isValid, selectors, groupedBy };
}

/** Labels of each metric, from a real answer. Those of `up` and of the target are Prometheus' own. */
async function readLabels(): Promise<Map<string, Set<string>>> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await app.http().inject({ url: '/metrics', headers });
  const labels = new Map<string, Set<string>>([['up', new Set()]]);
  for (const [, name = '', list = ''] of body.matchAll(/^([a-z_][\w]*)(?:\{(.*)\})? \S+$/gim)) {
    const known = labels.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of list.matchAll(/([a-z_]\w*)="/gi)) known.add(label);
    labels.set(name, known);
  }
  labels.get('up')?.add('job');
  return labels;
}

it('the dashboard and the alerts ask only for metrics and labels that the program has, in valid PromQL', async () => {
  const definitions = [
    defineJob({ name: 'sweep', payload: noPayloadSchema, handler: async () => undefined }),
  ];
  const logger = createLogger('silent');
  await (await startJobs({ connectionString: app.connectionString(), logger, definitions })).stop();
  await pool().query(`INSERT INTO pgboss.job (name, state) VALUES ('sweep', 'created')`);
  await timeJob('sweep', async () => undefined);
  await timeObjectCall('get', async () => undefined);
  await app.anonymous('GET', '/api/admin/jobs');
  const labels = await readLabels();
  const problems = expressions.flatMap((expression) => {
    const { isValid, selectors, groupedBy } = analyze(expression);
    const known = new Set(selectors.flatMap(({ name }) => [...(labels.get(name) ?? [])]));
    return [
      ...(isValid && selectors.length > 0 ? [] : [`${expression} is no valid PromQL`]),
      ...selectors.filter(({ name }) => !labels.has(name)).map(({ name }) => `There is no metric ${name}`),
      ...selectors.flatMap(({ name, labels: used }) =>
        used.filter((label) => !labels.get(name)?.has(label)).map((label) => `${name} has no label ${label}`),
      ),
      ...groupedBy.filter((label) => !known.has(label)).map((label) => `${expression} groups by ${label}`),
    ];
  });
  expect(expressions.length).toBeGreaterThan(25);
  expect(problems).toEqual([]);
});

it('an expression with a mistake is found', () => {
  expect(analyze('sum(rate(a[5m]').isValid).toBe(false);
  expect(analyze('sum by (le, b) (rate(a_bucket{c="d"}[5m]))')).toEqual({
    isValid: true,
    selectors: [{ name: 'a_bucket', labels: ['c'] }],
    groupedBy: ['le', 'b'],
  });
});

it('the route of saves in the dashboard and the alerts is one of the program', () => {
  const routes = new Set(
    expressions.flatMap((text) => [...text.matchAll(/route="([^"]+)"/g)].map(([, route]) => route)),
  );
  expect(routes.size).toBe(1);
  for (const route of routes) expect(app.http().hasRoute({ method: 'POST', url: route ?? '' })).toBe(true);
});
