import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { secretSettingNames, settingNames } from '../../apps/server/src/platform/config.ts';
import { renderChart } from './go-template.ts';
import { instructionsOf, readDockerfile, readText, readYaml, root } from './read-files.ts';

const chart = z.object({ appVersion: z.string() }).parse(readYaml('deploy/helm/Chart.yaml'));
const values = z.record(z.string(), z.unknown()).parse(readYaml('deploy/helm/values.yaml'));
const templates = new Map(
  readdirSync(path.join(root, 'deploy/helm/templates')).map((name) => [
    name,
    readText(`deploy/helm/templates/${name}`),
  ]),
);

const render = (changes: Record<string, unknown> = {}) =>
  renderChart({
    templates,
    context: {
      Values: { ...values, ...changes },
      Release: { Name: 'redraft', Service: 'Helm' },
      Chart: { AppVersion: chart.appVersion },
    },
  }).flatMap(({ documents }) => documents);

const kinds = { ConfigMap, Deployment, Ingress, NetworkPolicy, PodDisruptionBudget, Service, ServiceAccount };
const objectSchema = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const labelsSchema = z.record(z.string(), z.string());
const probeSchema = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const deploymentSchema = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    selector: z.object({ matchLabels: labelsSchema }),
    template: z.looseObject({
      metadata: z.looseObject({ labels: labelsSchema }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number(),
        automountServiceAccountToken: z.boolean(),
        securityContext: z.unknown(),
        containers: z.tuple([
          z.looseObject({
            env: z.array(z.object({ name: z.string(), value: z.string() })),
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
            startupProbe: probeSchema.optional(),
            livenessProbe: probeSchema.optional(),
            readinessProbe: probeSchema.optional(),
            securityContext: z.unknown(),
            volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
          }),
        ]),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
  }),
});

const objects = render();
const ofKind = (kind: string, among = objects) =>
  among.filter((one) => objectSchema.parse(one).kind === kind);
const deployments = ofKind('Deployment').map((one) => deploymentSchema.parse(one));
/** With everything that is off by default. */
const worker = z.record(z.string(), z.unknown()).parse(values.worker);
/** The values with which the page about sign-on mounts the certificate of an authority. */
const [, authorityValues = ''] = /```yaml\n([\s\S]*?)```/.exec(readText('docs/operations/sign-on.md')) ?? [];
const authority = z.record(z.string(), z.unknown()).parse(parse(authorityValues));
const settingsSchema = z.record(z.string(), z.string());
const fullValues = {
  ...authority,
  settings: { ...settingsSchema.parse(values.settings), ...settingsSchema.parse(authority.settings) },
  worker: { ...worker, metrics: { enabled: true, port: 3010 } },
};
const full = render(fullValues);

it('the chart renders an object of each kind', () => {
  expect([...new Set(objects.map((one) => objectSchema.parse(one).kind))].toSorted()).toEqual(
    Object.keys(kinds),
  );
});

it.each([...objects, ...full].map((one) => ({ ...objectSchema.parse(one), one })))(
  'an object of the chart fits the schema of Kubernetes: $kind $metadata.name',
  ({ kind, one }) => {
    const Kind = z.enum(Object.keys(kinds) as (keyof typeof kinds)[]).parse(kind); // cast: the keys of our own object
    // cast: `validate` says whether it is one.
    expect(() => new kinds[Kind](one as never).validate()).not.toThrow();
  },
);

it('a part of the chart that is turned off is not rendered', () => {
  const off = render({
    ingress: { enabled: false },
    networkPolicy: { enabled: false },
    podDisruptionBudget: { enabled: false },
  });
  expect(off.map((one) => objectSchema.parse(one).kind).toSorted()).toEqual([
    'ConfigMap',
    'Deployment',
    'Deployment',
    'Service',
    'ServiceAccount',
  ]);
});

describe('a deployment of the chart', () => {
  it('a deployment runs each role, and its commands and settings are those of the image', () => {
    const roles = deployments.map(({ spec }) => spec.template.spec.containers[0].env);
    expect(roles).toEqual([[{ name: 'ROLES', value: 'web' }], [{ name: 'ROLES', value: 'worker' }]]);
    const [port] = instructionsOf(readDockerfile('Dockerfile'), 'server', 'EXPOSE');
    expect(deployments[0]?.spec.template.spec.containers[0].ports).toEqual([
      { name: 'http', containerPort: Number(port) },
    ]);
    expect(deployments[1]?.spec.template.spec.containers[0].ports).toEqual([]);
  });

  it('a worker whose metrics are turned on serves them at a port that the network policy admits', () => {
    const [, { env, ports } = { env: [], ports: [] }] = ofKind('Deployment', full).map(
      (one) => deploymentSchema.parse(one).spec.template.spec.containers[0],
    );
    expect(env).toContainEqual({ name: 'WORKER_METRICS_PORT', value: '3010' });
    expect(ports).toEqual([{ name: 'metrics', containerPort: 3010 }]);
    const policySchema = z.looseObject({
      spec: z.looseObject({
        podSelector: z.object({ matchLabels: labelsSchema }),
        ingress: z.array(z.looseObject({ ports: z.array(z.object({ port: z.string() })) })),
      }),
    });
    const [policy, quiet] = [full, objects].map(
      (all) => policySchema.parse(ofKind('NetworkPolicy', all)[0]).spec,
    );
    expect(policy?.ingress.map((rule) => rule.ports)).toEqual([[{ port: 'http' }, { port: 'metrics' }]]);
    expect(quiet?.ingress.map((rule) => rule.ports)).toEqual([[{ port: 'http' }]]);
    expect(deployments[1]?.spec.template.metadata.labels).toMatchObject(
      policy?.podSelector.matchLabels ?? {},
    );
  });

  it.each(deployments)('a pod has no rights, and enough time to stop: $metadata.name', ({ spec }) => {
    const pod = spec.template.spec;
    const [container] = pod.containers;
    const [user] = instructionsOf(readDockerfile('Dockerfile'), 'server', 'USER');
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.securityContext).toMatchObject({ runAsUser: Number(user?.split(':')[0]) });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(15);
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  });

  it('a pod mounts the certificate of an authority that the page about sign-on adds to the values', () => {
    const settings = z.object({ NODE_EXTRA_CA_CERTS: z.string() }).parse(authority.settings);
    const folder = path.posix.dirname(settings.NODE_EXTRA_CA_CERTS);
    for (const one of ofKind('Deployment', full)) {
      const { containers, volumes } = deploymentSchema.parse(one).spec.template.spec;
      expect(containers[0].volumeMounts).toContainEqual({
        name: 'authority',
        mountPath: folder,
        readOnly: true,
      });
      expect(volumes).toContainEqual({ name: 'authority', configMap: { name: 'redraft-authority' } });
    }
    const [settingsObject] = ofKind('ConfigMap', full);
    expect(settingsObject).toMatchObject({ data: settings });
  });

  it.each(deployments)('the selector of a deployment finds its pods: $metadata.name', ({ spec }) => {
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
  });

  it('a probe asks a path that the server answers', () => {
    const health = readText('apps/server/src/platform/health.ts');
    const answered = [...health.matchAll(/app\.get\('([^']+)'/g)].map(([, route]) => route);
    const probes = deployments.flatMap(({ spec }) => {
      const [{ startupProbe, livenessProbe, readinessProbe }] = spec.template.spec.containers;
      return [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => probe?.httpGet.path ?? []);
    });
    expect(probes).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(probes.filter((probe) => !answered.includes(probe))).toEqual([]);
  });
});

it('the service and the disruption budget of the chart select the web pods', () => {
  const selectorSchema = z.looseObject({ spec: z.looseObject({ selector: z.unknown() }) });
  const labels = deployments[0]?.spec.selector.matchLabels;
  const [service] = ofKind('Service');
  const [budget] = ofKind('PodDisruptionBudget');
  expect(selectorSchema.parse(service).spec.selector).toEqual(labels);
  expect(selectorSchema.parse(budget).spec.selector).toEqual({ matchLabels: labels });
});

describe('the values of the chart', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isValid = ajv.compile(JSON.parse(readText('deploy/helm/values.schema.json')) as object); // cast: a schema is an object

  it('the values of the chart fit their schema and are settings of the program', () => {
    expect([isValid(values), isValid.errors]).toEqual([true, null]);
    expect([isValid({ ...values, ...fullValues }), isValid.errors]).toEqual([true, null]);
    const settings = settingsSchema.parse(values.settings);
    const own = ofKind('Deployment', full)
      .map((one) => deploymentSchema.parse(one))
      .flatMap(({ spec }) => spec.template.spec.containers[0].env.map(({ name }) => name));
    expect([...Object.keys(settings), ...own].filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  it('the schema keeps secret settings out of the ConfigMap, and those that the chart sets itself', () => {
    const [, names = '[]'] =
      /"not": \{\s*"enum": (\[[^\]]*\])/.exec(readText('deploy/helm/values.schema.json')) ?? [];
    const refused = z.array(z.string()).parse(JSON.parse(names));
    expect(refused.toSorted()).toEqual(
      [...secretSettingNames, 'DATA_DIR', 'PORT', 'ROLES', 'WORKER_METRICS_PORT'].toSorted(),
    );
  });

  it.each([
    [
      'an image without a fixed version',
      { image: { repository: 'redraft', tag: 'latest', pullPolicy: 'Always' } },
    ],
    ['an address without TLS', { settings: { PUBLIC_URL: 'http://redraft.example.org' } }],
    ['no address', { settings: {} }],
    ['a number as a setting', { settings: { PUBLIC_URL: 'https://redraft.example.org', FILE_QUOTA_MB: 5 } }],
    ...secretSettingNames.map((name) => [
      `the secret ${name} as a setting`,
      { settings: { PUBLIC_URL: 'https://redraft.example.org', [name]: 'x' } },
    ]),
    ['metrics of the worker without a port', { worker: { ...worker, metrics: { enabled: true } } }],
    [
      'a volume of yours over one of the program',
      { extraVolumeMounts: [{ name: 'own', mountPath: '/data' }] },
    ],
    ['a volume that is nothing', { extraVolumes: [{ name: 'own' }] }],
    ['no web process', { web: { replicas: 0, resources: {} } }],
    ['a misspelt value', { repplicas: 2 }],
  ])('the chart refuses %s', (_what, changes) => {
    expect(isValid({ ...values, ...(changes as object) })).toBe(false); // cast: the second column
  });
});

it('the chart and the image have the version of the program', () => {
  const { version } = JSON.parse(readText('package.json')) as { version: string }; // cast: our own file
  expect(chart.appVersion).toBe(version);
  expect(readText('deploy/env.example')).toContain(`REDRAFT_IMAGE=redraft:${version}\n`);
});
