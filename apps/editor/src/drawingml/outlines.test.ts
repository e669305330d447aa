import { expect, it } from 'vitest';
import { outlines } from '../canvas/scene/scene.ts';
import { getConnectorRoute, getOutline, getPreset } from './outlines.ts';

it.each(outlines)('the preset of the outline %s is read back', (outline) => {
  expect(getOutline(getPreset(outline))).toBe(outline);
});

it.each([
  ['flowChartDecision', 'diamond'],
  ['wedgeEllipseCallout', 'speechBubble'],
  ['can', 'cylinder'],
  ['gear6', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('the preset %j is read as the outline %s', (name, expected) => {
  expect(getOutline(name)).toBe(expected);
});

it.each([
  ['straightConnector1', 'straight'],
  ['bentConnector2', 'elbow'],
  ['curvedConnector5', 'curve'],
  ['bentConnector9', null],
  ['rect', null],
])('the connector preset %s is read as %s', (name, expected) => {
  expect(getConnectorRoute(name)).toBe(expected);
});
