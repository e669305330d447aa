import { expect, it } from 'vitest';
import { secretSettingNames, settingNames } from '../../apps/server/src/platform/config.ts';
import { readText } from './read-files.ts';

const page = readText('docs/operations/settings.md');
const listed = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]*)`/gm)].map(([, name = '']) => name);
/** The standard variables of OpenTelemetry have their table beside the description of traces. */
const isForTraces = (name: string) => name.startsWith('OTEL_');

it('the page of the settings lists every setting once', () => {
  const expected = settingNames.filter((name) => !isForTraces(name));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

it('the page about monitoring lists every setting of traces', () => {
  const monitoring = readText('docs/operations/monitoring.md');
  const names = settingNames.filter(isForTraces);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !monitoring.includes(`\`${name}\``))).toEqual([]);
});

it('a setting whose name speaks of a secret, or whose address holds a password, is marked as secret', () => {
  const speaks = /SECRET|TOKEN|PASSWORD|_KEY|HEADERS|^(DATABASE|SMTP)\w*_URL$/;
  expect(secretSettingNames).toEqual(settingNames.filter((name) => speaks.test(name)));
});

it('the page about the installation lists the settings that are keys of the Secret', () => {
  const [, sentence = ''] =
    /the chart refuses them in the values: ([^.]*)\./.exec(readText('docs/operations/install.md')) ?? [];
  const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(names).toEqual(secretSettingNames.toSorted());
});

it('the page about backups says of each secret setting whether it has to be kept', () => {
  const backup = readText('docs/operations/backup.md');
  const kept = [...backup.matchAll(/^\| (`[^|]*), if you set/gm)].map(([, names = '']) => names).join();
  const [, issued = ''] = /can be replaced where they were issued: ([^.]*)\./.exec(backup) ?? [];
  const names = [...`${kept} ${issued}`.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(names.filter((name) => name !== 'SAML_SP_CERT').toSorted()).toEqual(secretSettingNames.toSorted());
  expect(kept).toBe('`SECRET`,`SECRET_ENCRYPTION_KEY`,`SAML_SP_KEY` and `SAML_SP_CERT`');
});
