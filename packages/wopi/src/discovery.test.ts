import { describe, expect, it } from 'vitest';
import { buildDiscovery, findAction, type PublishedType, parseDiscovery } from './discovery.ts';

const docx: PublishedType = {
  module: 'writer',
  ext: 'docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  actions: ['edit', 'view'],
  urlsrc: 'https://ed/editor/docx?a=1&',
};
const xml = buildDiscovery({ types: [docx], capabilitiesUrl: 'https://ed/hosting/capabilities' });

it('discovery publishes each type by extension and by MIME type', () => {
  const apps = parseDiscovery(xml)?.actions.map((action) => [action.app, action.ext, action.name]);
  expect(apps).toEqual([
    ['writer', 'docx', 'edit'],
    ['writer', 'docx', 'view'],
    [docx.mimeType, '', 'edit'],
    [docx.mimeType, '', 'view'],
    ['Capabilities', '', 'getinfo'],
  ]);
});
it('discovery returns addresses unescaped', () => {
  expect(parseDiscovery(xml)?.actions[0]?.urlsrc).toBe(docx.urlsrc);
});
it('discovery reads unescaped placeholder brackets and single quotes, and skips comments', () => {
  const found = parseDiscovery(
    `<wopi-discovery><!-- <action name="x"/> --><net-zone><app name='Word'><action name="edit" ext='docx' urlsrc="https://ed/?<ui=UI_LLCC&>" requires="update"/></app></net-zone></wopi-discovery>`,
  );
  expect(found?.actions).toEqual([
    { app: 'Word', name: 'edit', ext: 'docx', urlsrc: 'https://ed/?<ui=UI_LLCC&>', isDefault: false },
  ]);
});
it('discovery reads proof keys', () => {
  const key = { value: 'v', modulus: 'm', exponent: 'e', oldvalue: 'v', oldmodulus: 'm', oldexponent: 'e' };
  const keyed = buildDiscovery({ types: [docx], capabilitiesUrl: 'c', proofKey: key });
  expect(parseDiscovery(keyed)?.proofKey).toEqual(key);
  expect(parseDiscovery(xml)?.proofKey).toBeNull();
});
it('discovery is null for another document', () => {
  expect(parseDiscovery('<html><app name="x"/></html>')).toBeNull();
});

describe('findAction', () => {
  const discovery = parseDiscovery(xml) ?? { actions: [], proofKey: null };
  it.each([
    [{ ext: 'docx' }, 'edit', 'edit'],
    [{ ext: '.DOCX' }, 'view', 'view'],
    [{ ext: '', mimeType: docx.mimeType }, 'edit', 'edit'],
    [{ ext: 'odt' }, 'edit', undefined],
  ] as const)('findAction finds for %j and %s the action %s', (file, requested, name) => {
    expect(findAction(discovery, file, requested)?.name).toBe(name);
  });
  it('findAction falls back to view when editing is not offered', () => {
    const viewOnly = parseDiscovery(
      buildDiscovery({ types: [{ ...docx, actions: ['view'] }], capabilitiesUrl: 'c' }),
    );
    expect(viewOnly && findAction(viewOnly, { ext: 'docx' }, 'edit')?.name).toBe('view');
  });
});
