import { expect, it } from 'vitest';
import { outlines } from '../../../canvas/scene/scene.ts';
import { connectorPresets, getConnectorRoute, getOutline, getPreset } from './outlines.ts';

it.each(outlines)('the name of an outline that is written for %s is read as that again', (outline) => {
  expect(getOutline(getPreset(outline))).toBe(outline);
});

it.each([
  ['flowChartDecision', 'diamond'],
  ['wedgeEllipseCallout', 'speechBubble'],
  ['can', 'cylinder'],
  ['gear6', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('the name of an outline %j is read as %s', (name, expected) => {
  expect(getOutline(name)).toBe(expected);
});

it.each(['straight', 'elbow', 'curve'] as const)(
  'the name of a line that is written for %s is read as that again',
  (route) => {
    expect(getConnectorRoute(connectorPresets[route])).toBe(route);
  },
);

it.each([
  ['straightConnector1', 'straight'],
  ['bentConnector2', 'elbow'],
  ['curvedConnector5', 'curve'],
  ['bentConnector9', null],
  ['rect', null],
])('the name of a line %s is read as %s', (name, expected) => {
  expect(getConnectorRoute(name)).toBe(expected);
});
